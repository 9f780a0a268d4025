import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, type BuildResult, buildSync } from 'esbuild';

const built = new Map<string, BuildResult<{ write: false; metafile: true }>>();

const beside = (name: string): string => join(import.meta.dirname, name);

/** Packages that libraries import for what we do not use of them. */
const unused = {
  '@aws-crypto/branch-keystore-node': beside('noBranchKeys.ts'),
  // The packer of workbooks could pack folders and make tar files too.
  ...Object.fromEntries(
    ['glob', 'readdir-glob', 'tar-stream', 'graceful-fs'].map((name) => [name, beside('noFolders.ts')]),
  ),
};

/** How an entry file becomes a bundle. */
export const bundleOptions = (entry: string) =>
  ({
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: 'bundle',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // The ES module builds of the AWS SDK are the ones that tree-shake.
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
    alias: unused,
    loader: { '.woff': 'binary', '.woff2': 'binary', '.ttf': 'binary', '.afm': 'text' },
    // CommonJS packages inside an ES module still call require for Node's own modules.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  }) as const satisfies BuildOptions;

/**
 * Bundles one function's entry file for Lambda: an ES module `index.mjs` for Node 24, with every dynamic `import()` in a chunk
 * of its own, so that what is heavy or rare (PDF, KMS, SQS) costs no cold start. A process builds each entry once, however many
 * environments it synthesises.
 */
export function bundle(entry: string): BuildResult<{ write: false; metafile: true }> {
  const before = built.get(entry);
  if (before) return before;
  const result = buildSync(bundleOptions(entry));
  built.set(entry, result);
  return result;
}

/** Writes a bundle into a new temporary folder, in the shape Lambda unpacks, and answers the folder. */
export function writeBundle(entry: string): string {
  const { outputFiles } = bundle(entry);
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bundle-'));
  const root = join(process.cwd(), 'bundle');
  for (const file of outputFiles) {
    const target = join(folder, relative(root, file.path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.contents);
  }
  return folder;
}

/** The bytes a cold start reads: the entry's output and every chunk it imports statically, without the lazy ones. */
export function eagerBytes(entry: string): number {
  const { outputs } = bundle(entry).metafile;
  const seen = new Set<string>();
  const waiting = Object.keys(outputs).filter((name) => name.endsWith('/index.mjs'));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const { path, kind } of outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[path]) waiting.push(path);
    }
  }
  return [...seen].reduce((sum, name) => sum + (outputs[name]?.bytes ?? 0), 0);
}
