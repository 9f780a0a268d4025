import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/adr');
const files = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .sort();
const numberOf = (file: string): string => file.slice(0, 4);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the decisions of docs/adr', () => {
  it('have a number each, with which the heading begins', () => {
    expect(files.map(numberOf)).toEqual([...new Set(files.map(numberOf))]);
    const headings = files.map((file) => textOf(`docs/adr/${file}`).slice(0, 7));
    expect(headings).toEqual(files.map((file) => `# ${numberOf(file)} `));
  });

  it('are listed, each once and in their order', () => {
    const rows = textOf('docs/adr/README.md').matchAll(/^\| \[(\d{4})\]\((\S+)\)/gm);
    expect([...rows].map(([, number, file]) => [number, file])).toEqual(files.map((file) => [numberOf(file), file]));
  });

  it('are there where code or a document names one', () => {
    const sources = globSync('{shared,functions,web,infra,tests,docs}/**/*.{ts,tsx,md}', { cwd: root });
    const known = new Set(files.map(numberOf));
    const unknown = [...sources, 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'CHANGELOG.md'].flatMap((file) =>
      [...textOf(file).matchAll(/\bADRs? (\d{4})/g)]
        .filter(([, number]) => !known.has(number ?? ''))
        .map(([named]) => `${file}: ${named}`),
    );
    expect(unknown).toEqual([]);
  });
});
