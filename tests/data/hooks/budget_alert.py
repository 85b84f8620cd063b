#!/usr/bin/env python3
"""A soft warning when a turn was dear; says nothing otherwise, and ends with an exit code that is not 0 when it is unsure."""
import json
import sys

tokens = json.load(sys.stdin).get("tokens")
if not isinstance(tokens, int):
    sys.exit("no tokens")
if tokens > 1000:
    print(json.dumps({"systemMessage": f"This turn took {tokens} tokens"}))
