#!/usr/bin/env python3
"""One file wired to five events, as the original guards are: it reads "event" to decide which branch to run."""
import json
import re
import sys

KEY = re.compile(r"key_[a-z0-9]{8}")
SEED = re.compile(r"seed: \w+ \w+ \w+")


def masked(text):
    return KEY.sub(lambda found: found.group()[:6] + "***", text)


def on_user_message(event):
    if KEY.search(event["message"]):
        return {"decision": "block", "reason": "[security] Your message holds an API key, so it was not sent"}


def pre_tool_call(event):
    tool, given = event["tool_name"], event["tool_input"]
    if tool == "bash" and "zap -a" in given.get("command", ""):
        return {"decision": "block", "reason": "[security] This would erase the disk: " + given["command"]}
    if tool == "send_to_telegram":
        if SEED.search(given["text"]):
            return {"decision": "block", "reason": "[security] A seed phrase must not leave"}
        if KEY.search(given["text"]):
            return {"tool_input": {"text": masked(given["text"])}}


def transform_tool_result(event):
    if KEY.search(json.dumps(event["tool_result"])):
        return {"add_warning": "The output of " + event["tool_name"] + " holds a secret"}


def on_response_end(event):
    if KEY.search(event["response"]):
        return {"response": masked(event["response"])}


def on_outbound_message(event):
    if KEY.search(event["notification"]):
        return {"notification": masked(event["notification"])}


def main():
    try:
        event = json.load(sys.stdin)
        branch = globals().get(str(event.get("event")))
        answer = branch(event) if callable(branch) and branch is not main else None
    except Exception:
        answer = None  # fail open
    if answer:
        print(json.dumps(answer, ensure_ascii=False))


main()
