import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machine } from './machine.ts';

/** One section of the report: what was measured, in rows. */
export interface Section {
  readonly title: string;
  /** What the numbers mean and how they came about. */
  readonly note: string;
  /** What they should be. */
  readonly target: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const cell = (value: string | number): string =>
  typeof value === 'number' ? (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)) : value;

/** A section as a Markdown table, which reads as well in a terminal. */
export function markdownOf({ title, note, target, columns, rows }: Section): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))];
  const table = lines.map((line) => `| ${line.join(' | ')} |`);
  return [`## ${title}`, '', note, '', `**Target:** ${target}`, '', ...table, ''].join('\n');
}

const introduction = `# Benchmarks

Written by \`npm run bench -- --save\` (\`npm run bench -- throughput capacity\` measures only some sections). Everything runs on one
machine, over loopback, with the portal's own local runner; what counts are the relations between numbers of one section, and
not the absolute ones.
`;

/** The sections of a report by title; what stands before the first is left out. */
function sectionsIn(text: string): Map<string, string> {
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return new Map(parts.map((part) => [part.slice(3, part.indexOf('\n')), part.trimEnd()]));
}

/** Writes measured sections into the report; those that were not measured this time stay as they are. */
export function saveReport(file: string, measured: readonly Section[]): void {
  const kept = existsSync(file) ? sectionsIn(readFileSync(file, 'utf8')) : new Map<string, string>();
  const stamp = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`;
  for (const section of measured) kept.set(section.title, `${markdownOf(section)}\n${stamp}`);
  writeFileSync(file, `${[introduction.trimEnd(), ...kept.values()].join('\n\n')}\n`);
}
