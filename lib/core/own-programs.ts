/** The programs of this project: what an installation consists of, and what an agent must not take away. */

/** The command, and each guard of templates/ under the name of its file; a test holds the list to the folder. */
export const OWN_PROGRAMS: readonly string[] = [
  "agent-guards",
  "security_guard",
  "verify_publish_claims",
  "verify_work",
  "pii_redactor",
  "tool_audit_log",
  "budget_alert",
  "website_reminder",
  "runtime_footer",
  "llm_judge",
];
