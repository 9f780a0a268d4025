import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BuildContext, BuildOptions, Metafile, Plugin } from 'esbuild';
import { builtFolder } from './builtFolder.ts';
import { fingerprintOf } from './fingerprint.ts';

const repository = join(import.meta.dirname, '../..');

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

type Outputs = Metafile['outputs'];

/** A function's code in the shape that Lambda unpacks, and what esbuild says of its files; their names begin with `bundle/`. */
export interface Bundle {
  readonly folder: string;
  readonly outputs: Outputs;
}

/** What every bundle depends on besides its own sources: these options and the versions of the packages. */
const ofAll = [import.meta.filename, join(repository, 'package-lock.json')];

const standIn = 'wasla:entry';

/**
 * Builds one entry after another in one context of esbuild, which parses a file once for all of them: half the processor time of a
 * build of its own for each.
 */
class Builder {
  readonly #root: string;
  #context: BuildContext<ReturnType<typeof bundleOptions>> | undefined;
  #entry = '';

  constructor(root: string) {
    this.#root = root;
  }

  async build(entry: string) {
    this.#entry = join(this.#root, entry);
    this.#context ??= await this.#open();
    return this.#context.rebuild();
  }

  /** Nothing starts esbuild where every bundle is found. */
  async #open() {
    const { context } = await import('esbuild');
    const plugin: Plugin = {
      name: 'entry',
      setup: (build) => build.onResolve({ filter: new RegExp(`^${standIn}$`) }, () => ({ path: this.#entry })),
    };
    return context({ ...bundleOptions(standIn), absWorkingDir: this.#root, plugins: [plugin] });
  }

  async close(): Promise<void> {
    await this.#context?.dispose();
  }
}

/** The sources of an entry by its last build, below the root. */
const sourcesFile = (directory: string, kind: string): string => join(directory, `${kind}.sources.json`);

const fingerprint = (root: string, sources: readonly string[]): string =>
  fingerprintOf(root, [...sources, ...ofAll.map((path) => relative(root, path))]);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const bundleIn = (folder: string): Bundle => ({
  folder: join(folder, 'code'),
  outputs: readJson(join(folder, 'outputs.json')) as Outputs,
});

/** The bundle that was built of the same sources before. */
function findBundle(root: string, directory: string, kind: string): Bundle | undefined {
  const file = sourcesFile(directory, kind);
  if (!existsSync(file)) return undefined;
  const folder = join(directory, `${kind}-${fingerprint(root, readJson(file) as string[])}`);
  return existsSync(folder) ? bundleIn(folder) : undefined;
}

async function buildBundle(root: string, directory: string, kind: string, builder: Builder, entry: string) {
  const { outputFiles, metafile } = await builder.build(entry);
  // Packages are known by the lock file.
  const sources = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
  const folder = await builtFolder(directory, kind, fingerprint(root, sources), async (draft) => {
    for (const { path, contents } of outputFiles) {
      const target = join(draft, 'code', relative(join(root, 'bundle'), path));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, contents);
    }
    writeFileSync(join(draft, 'outputs.json'), JSON.stringify(metafile.outputs));
  });
  // Another process may read it at the same time.
  const draft = join(directory, `${kind}.${process.pid}.new`);
  writeFileSync(draft, JSON.stringify(sources));
  renameSync(draft, sourcesFile(directory, kind));
  return bundleIn(folder);
}

const prepared = new Map<string, Bundle>();

/**
 * Bundles these entry files below the root for Lambda: each an ES module `index.mjs` for Node 24, with every dynamic `import()` in a
 * chunk of its own, so that what is heavy or rare (PDF, KMS, SQS) costs no cold start. A bundle is kept in `.local/bundles` and is
 * built again only when a file that it is made of has changed.
 */
export async function prepareBundles(root: string, entries: readonly string[]): Promise<void> {
  const directory = join(root, '.local', 'bundles');
  const builder = new Builder(root);
  try {
    for (const entry of entries.filter((each) => !prepared.has(join(root, each)))) {
      const kind = entry.replace(/\.ts$/, '').replaceAll(/\W+/g, '-');
      const found = findBundle(root, directory, kind);
      prepared.set(join(root, entry), found ?? (await buildBundle(root, directory, kind, builder, entry)));
    }
  } finally {
    await builder.close();
  }
}

/** The bundle of an entry file, which `prepareBundles` has made. */
export function bundleOf(root: string, entry: string): Bundle {
  const bundle = prepared.get(join(root, entry));
  if (!bundle) throw new Error(`${entry} is not bundled: prepareBundles comes first.`);
  return bundle;
}

/** The output files that a cold start reads: the entry's own and every chunk it imports statically, without the lazy ones. */
export function eagerOutputs({ outputs }: Bundle): Outputs {
  const seen = new Set<string>();
  const waiting = Object.keys(outputs).filter((name) => name.endsWith('/index.mjs'));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const { path, kind } of outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[path]) waiting.push(path);
    }
  }
  return Object.fromEntries(Object.entries(outputs).filter(([name]) => seen.has(name)));
}

/** The bytes that a cold start reads. */
export const eagerBytes = (bundle: Bundle): number =>
  Object.values(eagerOutputs(bundle)).reduce((sum, { bytes }) => sum + bytes, 0);
