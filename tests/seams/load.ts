/** Loads what a test plays with seams in the files of its area, as a module of its own: nothing that it keeps is another test's. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { ROOT } from "../../scripts/guards.ts";
import { AREAS } from "../../scripts/mutate/areas.ts";
import { withSeams } from "../../scripts/seams.ts";

/** Packages are found from here. */
const FOLDER = join(ROOT, "node_modules", ".cache", "agent-guards-seams");

const seams = (area: string): Plugin => ({
  name: "seams",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const file = relative(ROOT, path).split(sep).join("/");
      const meta = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
      const text = readFileSync(path, "utf8");
      return {
        contents: withSeams(withMeta(text, JSON.stringify(meta)), file, AREAS[area], ROOT),
        loader: "ts",
      };
    }),
});

/** Every file sees its own address. */
function withMeta(text: string, meta: string): string {
  return text.replace(/(?<!["'`])\bimport\.meta\b/g, () => `(${meta})`);
}

/** The module at `entry`, a path below the project's folder, in which the files of `area` have seams. */
export function seamed<Module>(area: string, entry: string): Promise<Module> {
  return bundled({ entryPoints: [join(ROOT, entry)], plugins: [seams(area)] });
}

/** What is bundled with these options, as a module that nobody else has. */
export async function bundled<Module>(options: BuildOptions): Promise<Module> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    // package.json says that no file has side effects; a seam is one.
    ignoreAnnotations: true,
    loader: { ".md": "text" },
  });
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, "/"));
  try {
    const file = join(folder, "bundle.mjs");
    writeFileSync(file, outputFiles?.[0]?.text ?? "");
    return (await import(pathToFileURL(file).href)) as Module;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
