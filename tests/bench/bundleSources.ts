import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { buildSync } from 'esbuild';
import { togetherOptions } from '../../infra/builds/bundle.ts';
import { functionEntries } from '../../infra/functionEntries.ts';
import { repository } from '../../infra/repository.ts';

/** A chunk's text without the hashes in its names, which a build with source maps makes otherwise. All else stays in its place. */
const withoutHashes = (text: string): string => text.replaceAll(/-[A-Z0-9]{8}\.mjs/g, '.mjs');

/** The source maps of the code of this machine's functions, by the text of its files. */
function buildMaps(): Map<string, SourceMap> {
  const entries = functionEntries({ name: 'local' });
  const { outputFiles = [] } = buildSync({ ...togetherOptions(repository, entries), sourcemap: 'external' });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return new Map(
    [...texts].flatMap(([path, text]) => {
      const map = texts.get(`${path}.map`);
      return map ? [[withoutHashes(text), new SourceMap(JSON.parse(map))] as const] : [];
    }),
  );
}

/** The source file behind a place in the code of a function; undefined where no map knows it. */
export type SourceOf = (url: string, line: number, column: number) => string | undefined;

/** Finds the source of places in the functions of this machine, whose code is minified. */
export function bundleSources(): SourceOf {
  const maps = buildMaps();
  const ofFile = new Map<string, SourceMap | undefined>();
  return (url, line, column) => {
    if (!ofFile.has(url)) ofFile.set(url, maps.get(withoutHashes(readFileSync(new URL(url), 'utf8'))));
    const entry = ofFile.get(url)?.findEntry(line, column);
    return entry && 'originalSource' in entry ? entry.originalSource : undefined;
  };
}
