import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** The files of a repository that load or read one another. */
export interface ImportGraph {
  /** All files, by their path from the root. */
  readonly files: ReadonlySet<string>;
  /** For each file that names others, the files that it names. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
}

/** What is only a type is gone when the code runs. */
const types = /^(?:import|export) type [^;]*;$/gm;
const quoted = /(['"`])([^'"`\n]*[./][^'"`\n]*)\1/g;
const globs = /import\.meta\.glob[^(]*\(\s*\[?([^\])]+)/g;

/** The files that a text in quotes may mean: beside the file that says it, or from the root. */
const meant = (file: string, text: string): string[] =>
  text.startsWith('.') ? [join(dirname(file), text)] : [join(text)];

/** What a quoted pattern of the bundler stands for; one with `!` takes away, which may stay in. */
const filesOfGlob = (root: string, file: string, pattern: string): string[] =>
  pattern.startsWith('!') ? [] : globSync(join(dirname(file), pattern), { cwd: root });

/** The files that a file loads, bundles, starts or reads by their path: every path in quotes that there is. */
function usesOf(root: string, file: string, files: ReadonlySet<string>): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(types, '');
  const named = [...text.matchAll(quoted)].flatMap(([, , said = '']) => meant(file, said));
  const patterns = [...text.matchAll(globs)].flatMap(([, list = '']) => [...list.matchAll(quoted)]);
  const globbed = patterns.flatMap(([, , pattern = '']) => filesOfGlob(root, file, pattern));
  return [...new Set([...named, ...globbed])].filter((each) => each !== file && files.has(each));
}

/** Reads the repository, files included that are not committed. It takes a second: it loads nothing. */
export function importGraph(root: string): ImportGraph {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = new Set(listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file))));
  const code = [...files].filter((file) => /\.(tsx?|[cm]js)$/.test(file));
  return { files, uses: new Map(code.map((file) => [file, usesOf(root, file, files)])) };
}
