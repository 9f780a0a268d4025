/** One section of the report: what was measured, in rows. */
export interface Section {
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const cell = (value: string | number): string =>
  typeof value === 'number' ? (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)) : value;

/** A section as a Markdown table, which reads as well in a terminal. */
export function markdownOf({ title, note, columns, rows }: Section): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return [`## ${title}`, '', note, '', ...lines.map((line) => `| ${line.join(' | ')} |`), ''].join('\n');
}
