import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BuildContext, BuildOptions, Metafile, OutputFile, Plugin } from 'esbuild';
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
    // Arabic as it stands: escaped, each letter takes six bytes instead of two.
    charset: 'utf8',
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
  /** By this Lambda finds the function in the folder: its file without the end, and its export. */
  readonly handler: string;
  readonly outputs: Outputs;
}

type Built = Omit<Bundle, 'handler'>;
/** What a build of either kind answers. */
interface BuildResult {
  readonly outputFiles: readonly OutputFile[];
  readonly metafile: Metafile;
}

/** What every bundle depends on besides its own sources: these options and the versions of the packages. */
const ofAll = [import.meta.filename, join(repository, 'package-lock.json')];

const fingerprint = (root: string, sources: readonly string[]): string =>
  fingerprintOf(root, [...sources, ...ofAll.map((path) => relative(root, path))]);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const builtIn = (folder: string): Built => ({
  folder: join(folder, 'code'),
  outputs: readJson(join(folder, 'outputs.json')) as Outputs,
});

/** Builds that are kept in one folder, by their kinds and sources. */
class KeptBuilds {
  readonly #root: string;
  readonly #directory: string;

  constructor(root: string) {
    this.#root = root;
    this.#directory = join(root, '.local', 'bundles');
  }

  /** The last build of this kind, if it has these entries and none of its sources has changed; otherwise a new one. */
  async get(kind: string, entries: readonly string[], build: () => Promise<BuildResult>): Promise<Built> {
    return this.#find(kind, entries) ?? (await this.#add(kind, await build()));
  }

  /** The sources of the last build of a kind, below the root. */
  #sourcesFile = (kind: string): string => join(this.#directory, `${kind}.sources.json`);

  #find(kind: string, entries: readonly string[]): Built | undefined {
    const file = this.#sourcesFile(kind);
    if (!existsSync(file)) return undefined;
    const sources = readJson(file) as string[];
    if (!entries.every((entry) => sources.includes(entry))) return undefined;
    const folder = join(this.#directory, `${kind}-${fingerprint(this.#root, sources)}`);
    return existsSync(folder) ? builtIn(folder) : undefined;
  }

  async #add(kind: string, { outputFiles, metafile }: BuildResult): Promise<Built> {
    // Packages are known by the lock file.
    const sources = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
    const folder = await builtFolder(this.#directory, kind, fingerprint(this.#root, sources), async (draft) => {
      for (const { path, contents } of outputFiles) {
        const target = join(draft, 'code', relative(join(this.#root, 'bundle'), path));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, contents);
      }
      writeFileSync(join(draft, 'outputs.json'), JSON.stringify(metafile.outputs));
    });
    // Another process may read it at the same time.
    const draft = join(this.#directory, `${kind}.${process.pid}.new`);
    writeFileSync(draft, JSON.stringify(sources));
    renameSync(draft, this.#sourcesFile(kind));
    return builtIn(folder);
  }
}

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

  async build(entry: string): Promise<BuildResult> {
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

const prepared = new Map<string, Bundle>();

const withoutEnd = (entry: string): string => entry.replace(/\.ts$/, '');

/**
 * Bundles these entry files below the root for Lambda: each an ES module `index.mjs` for Node 24, with every dynamic `import()` in a
 * chunk of its own, so that what is heavy or rare (PDF, KMS, SQS) costs no cold start. A bundle is kept in `.local/bundles` and is
 * built again only when a file that it is made of has changed.
 */
export async function prepareBundles(root: string, entries: readonly string[]): Promise<void> {
  const kept = new KeptBuilds(root);
  const builder = new Builder(root);
  try {
    for (const entry of entries.filter((each) => !prepared.has(join(root, each)))) {
      const kind = withoutEnd(entry).replaceAll(/\W+/g, '-');
      const built = await kept.get(kind, [entry], () => builder.build(entry));
      prepared.set(join(root, entry), { ...built, handler: 'index.handler' });
    }
  } finally {
    await builder.close();
  }
}

/** How many entry files become one folder of code: a file for each, and for what several of them use. */
export const togetherOptions = (root: string, entries: readonly string[]) =>
  ({
    ...bundleOptions(''),
    entryPoints: entries.map((entry) => ({ in: join(root, entry), out: withoutEnd(entry) })),
    absWorkingDir: root,
  }) as const satisfies BuildOptions;

/**
 * Bundles these entry files as one folder, for the portal on one machine: a tenth of the work of a bundle for each. Deployed functions have their own
 * bundles: each reads fewer files at a cold start, and changes only with its own sources (ADR 0161).
 */
export async function prepareTogether(root: string, entries: readonly string[]): Promise<void> {
  const built = await new KeptBuilds(root).get('together', entries, async () =>
    (await import('esbuild')).build(togetherOptions(root, entries)),
  );
  for (const entry of entries) prepared.set(join(root, entry), { ...built, handler: `${withoutEnd(entry)}.handler` });
}

/** The bundle of an entry file, which `prepareBundles` or `prepareTogether` has made. */
export function bundleOf(root: string, entry: string): Bundle {
  const bundle = prepared.get(join(root, entry));
  if (!bundle) throw new Error(`${entry} is not bundled: prepareBundles comes first.`);
  return bundle;
}

/** The output files that a cold start reads: the entry's own and every chunk it imports statically, without the lazy ones. */
export function eagerOutputs({ handler, outputs }: Bundle): Outputs {
  const seen = new Set<string>();
  const waiting = [`bundle/${handler.replace(/\.\w+$/, '.mjs')}`];
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
