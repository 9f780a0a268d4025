import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = new URL('../../', import.meta.url);

/** A file that collects what the folders of the modules hold. */
export interface ModuleIndex {
  /** Its path, from the root of the project: `shared/areas.ts`. */
  readonly path: string;
  /** Its text, before it is formatted. */
  readonly text: () => string;
}

type Side = 'shared' | 'functions' | 'web' | 'tests';

/** The folders of a side that are modules, in the order of their names: those without `_` that hold `file`. */
export function modulesWith(side: Side, file: string): string[] {
  const folder = new URL(`${side}/`, root);
  const modules = readdirSync(folder, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && !each.name.startsWith('_') && existsSync(new URL(`${each.name}/${file}`, folder)),
  );
  return modules.map(({ name }) => name).sort();
}

interface Collected {
  /** The modules that have the file. */
  readonly modules: readonly string[];
  /** An import of each one's export, under the module's name. */
  readonly imports: string;
}

/** The modules with a file `<side>/<module>/<file>.ts`, and the lines that import from it what it exports under its own name. `from` is the way from the index to the side: `../../`. */
export function collect(side: Side, file: string, { from }: { from: string }): Collected {
  const modules = modulesWith(side, `${file}.ts`);
  const imports = modules.map((module) => `import { ${file} as ${module} } from '${from}${module}/${file}.ts';`);
  return { modules, imports: imports.join('\n') };
}

/** The files whose paths match a pattern, in the order of their paths. */
export const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

/** Formats files below a folder that has the project's settings of Biome, and puts their imports in order. */
export function formatFiles(folder: URL, paths: readonly string[]): void {
  const biome = fileURLToPath(new URL('node_modules/.bin/biome', root));
  execFileSync(biome, ['check', '--write', ...paths], { cwd: folder, stdio: 'ignore' });
}
