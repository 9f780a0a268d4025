import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/insiders.md', 'utf8');
const [, existing = '', coming = ''] = page.split(/^## .*$/m);
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('forty frauds of two insiders are named, twenty over what exists, each once', () => {
  const numbers = [...rowsOf(existing), ...rowsOf(coming)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(rowsOf(existing).length).toBeGreaterThanOrEqual(20);
  expect(numbers.length).toBeGreaterThanOrEqual(40);
});

it('each fraud over what exists has the test that refuses or finds it', () => {
  const missing = rowsOf(existing).flatMap((cells) => {
    const [, file = '', title = ''] = /`([^`]+)`(?: › (.+))?$/.exec(cells.at(-2) ?? '') ?? [];
    const isThere = existsSync(file) && readFileSync(file, 'utf8').includes(title);
    return isThere ? [] : [`${cells[1]}: ${file} › ${title}`];
  });
  expect(missing).toEqual([]);
});
