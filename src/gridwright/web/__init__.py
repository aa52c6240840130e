"""The server behind `gridwright serve`: the page's files, and an API that answers as the command line does with --json.

It needs what the extra `web` installs; nothing below this folder does. It keeps nothing from one request to the next.
"""
