/** The files of deploy/: they parse, name what there is, and give the guards no more than they need. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, parseAllDocuments } from "yaml";
import { usage } from "../cli/serve.ts";
import { ROOT } from "../scripts/guards.ts";

const read = (name: string): string => readFileSync(join(ROOT, "deploy", name), "utf8");

test("every option that a file gives the server is one that it has", () => {
  const files = [
    "Containerfile",
    "compose.yaml",
    ...readdirSync(join(ROOT, "deploy", "kubernetes")).map((name) => `kubernetes/${name}`),
  ];
  const given = files.flatMap((name) =>
    [...read(name).matchAll(/"(--[a-z-]+)"/g)].map(([, option = ""]) => option),
  );
  assert.ok(given.length >= 5);
  assert.deepEqual(
    given.filter((option) => !usage.includes(`  ${option} `) && option !== "--config"),
    [],
  );
});

test("the container runs as nobody and brings what its command names", () => {
  const text = read("Containerfile");
  assert.match(text, /^USER 65534:65534$/m);
  assert.match(text, /dist\/agent-guards\.mjs/);
  assert.ok(!/TOKEN=|--token[^-]/.test(text), "no secret in the image");
});

test("compose: two replicas with limits, without rights, on a read-only disk", () => {
  const { services, secrets } = parse(read("compose.yaml"));
  const { deploy, read_only, cap_drop, secrets: used } = services.guards;
  assert.deepEqual([deploy.replicas, read_only, cap_drop], [2, true, ["ALL"]]);
  assert.ok(deploy.resources.limits.memory);
  assert.deepEqual(used, Object.keys(secrets));
  assert.deepEqual(services.balancer.ports, ["127.0.0.1:8787:8787"]);
});

test("Kubernetes: probes, limits, a disruption budget, a network policy, all of one name", () => {
  const all = parseAllDocuments(read("kubernetes/agent-guards.yaml")).map((document) => document.toJS());
  assert.deepEqual(
    all.map(({ kind }) => kind),
    ["Deployment", "Service", "PodDisruptionBudget", "NetworkPolicy"],
  );
  const [deployment, service, budget, policy] = all;
  const [container] = deployment.spec.template.spec.containers;
  assert.equal(container.readinessProbe.httpGet.path, "/readyz");
  assert.equal(container.livenessProbe.httpGet.path, "/healthz");
  assert.ok(container.resources.limits.memory && container.securityContext.readOnlyRootFilesystem);
  const { labels } = deployment.spec.template.metadata;
  for (const selector of [
    deployment.spec.selector.matchLabels,
    service.spec.selector,
    budget.spec.selector.matchLabels,
    policy.spec.podSelector.matchLabels,
  ])
    assert.deepEqual(selector, labels);
  const drain = Number(container.args.at(-1));
  assert.ok(drain < deployment.spec.template.spec.terminationGracePeriodSeconds - 10);
});
