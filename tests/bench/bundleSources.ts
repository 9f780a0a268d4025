import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { buildSync } from 'esbuild';
import { bundleOptions } from '../../infra/builds/bundle.ts';

/** A chunk's text without the hashes in its names, which a build with source maps makes otherwise. All else stays in its place. */
const withoutHashes = (text: string): string => text.replaceAll(/-[A-Z0-9]{8}\.mjs/g, '.mjs');

/** The source maps of the bundles' chunks by the chunk's text. */
function buildMaps(entries: readonly string[]): Map<string, SourceMap> {
  const maps = new Map<string, SourceMap>();
  for (const entry of entries) {
    const { outputFiles = [] } = buildSync({ ...bundleOptions(entry), sourcemap: 'external' });
    const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
    for (const [path, text] of texts) {
      const map = texts.get(`${path}.map`);
      if (map) maps.set(withoutHashes(text), new SourceMap(JSON.parse(map)));
    }
  }
  return maps;
}

/** The source file behind a place in a deployed bundle; undefined where no map knows it. */
export type SourceOf = (url: string, line: number, column: number) => string | undefined;

/** Finds the source of places in the bundles of these functions, which are minified as they are deployed. */
export function bundleSources(entries: readonly string[]): SourceOf {
  const maps = buildMaps(entries);
  const ofFile = new Map<string, SourceMap | undefined>();
  return (url, line, column) => {
    if (!ofFile.has(url)) ofFile.set(url, maps.get(withoutHashes(readFileSync(new URL(url), 'utf8'))));
    const entry = ofFile.get(url)?.findEntry(line, column);
    return entry && 'originalSource' in entry ? entry.originalSource : undefined;
  };
}
