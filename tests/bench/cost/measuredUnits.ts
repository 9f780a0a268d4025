/** What one call takes of the store. */
export interface Units {
  readonly readUnits: number;
  readonly writeUnits: number;
}

const sections = ['Consumed capacity', 'Consumed capacity of e-authorisation'];
const measuredCell = /^([\d.]+) \+ ([\d.]+)$/;

function rowsOf(report: string, title: string): string[][] {
  const [, behind] = report.split(`\n## ${title}\n`);
  if (behind === undefined)
    throw new Error(`The report has no section "${title}": npm run bench -- capacity authorizations --save`);
  const [section = ''] = behind.split('\n## ');
  const lines = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

/** The units of each call in docs/benchmarks.md, by the name of its row, with the most stored requests that were measured. */
export function measuredUnits(report: string): ReadonlyMap<string, Units> {
  const rows = sections.flatMap((title) => rowsOf(report, title));
  return new Map(
    rows.map(([name = '', ...cells]) => {
      const [, read, write] = cells.map((cell) => measuredCell.exec(cell)).findLast((found) => found !== null) ?? [];
      if (read === undefined || write === undefined) throw new Error(`"${name}" has no measured units`);
      return [name, { readUnits: Number(read), writeUnits: Number(write) }];
    }),
  );
}
