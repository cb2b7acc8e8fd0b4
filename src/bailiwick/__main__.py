"""`python -m bailiwick` is the command `bailiwick`."""

from bailiwick.cli import main

if __name__ == "__main__":
    main()
