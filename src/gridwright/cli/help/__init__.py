"""What help says in other languages than English, a file each.

English stands where developers read it, beside the command or option that it explains, and is the key here.
"""
