#!/usr/bin/env node
// A Stop hook as it was written for Claude Code: exit code 2, and the reason on stderr.
import { readFileSync } from "node:fs";

const event = JSON.parse(readFileSync(0, "utf8"));
if (!event.stop_hook_active && /tests? pass/i.test(event.response)) {
  console.error("Run the tests before you say that they pass.");
  process.exitCode = 2;
}
