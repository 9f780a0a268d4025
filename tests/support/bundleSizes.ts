import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

/** What a page downloads beside the entry, as modules of the source tree: the screen, its texts and what the shell adds. */
export const pages = {
  login: ['account/LoginScreen.tsx', 'account/texts/en.json'],
  dashboard: [
    'dashboard/DashboardScreen.tsx',
    'dashboard/texts/en.json',
    'app/SignedInHeader.tsx',
    'app/header/texts/en.json',
    'app/TitleBar.tsx',
  ],
} as const;

function closureOf(manifest: Readonly<Record<string, Chunk>>, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not a chunk of the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return files;
}

/** The gzip size in bytes of every JavaScript file that a page of the built site needs, largest first. */
export function javaScriptOf(site: string, page: keyof typeof pages): { file: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  return [...closureOf(manifest, ['index.html', 'startPortal.tsx', ...pages[page]])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(site, file)), { level: 9 }).length }))
    .sort((one, other) => other.bytes - one.bytes);
}
