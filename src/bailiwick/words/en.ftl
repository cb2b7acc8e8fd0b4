### What is said of no game: by the table, in the terminal and on the page.
