"""The table: the server where people play. Tables, seats, identities, storage, live updates and bots that think beside it."""
