#!/bin/sh
# A hook in ten lines of shell: one event on stdin, a decision on stdout, nothing for "go on". Wire it to pre_tool_call.
event=$(cat)
case $event in
  *'"pre_tool_call"'*) ;;
  *) exit 0 ;;
esac
case $event in *deploy*production*)
  echo '{"decision": "block", "reason": "[freeze] Deploys to production are frozen until Monday"}' ;;
esac
