import { faults } from './faults.ts';
import { flows } from './matrix.ts';

/** What a cell of the page says. A cell that was not run says so. */
export const notTried = '**not tried**';
const words = {
  kept: (times: number) => `kept (${times})`,
  neverMet: () => '-',
  broken: () => '**BROKEN**',
} as const;

/** What came of the cells that were run, by `keyOf`. */
export type Results = ReadonlyMap<string, { readonly kind: keyof typeof words | 'notTried'; readonly times?: number }>;

export const keyOf = (flow: { readonly name: string }, fault: { readonly name: string }): string =>
  `${flow.name} × ${fault.name}`;

const marks = { begin: '<!-- fault matrix: begin -->', end: '<!-- fault matrix: end -->' } as const;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function cellOf(results: Results, earlier: ReadonlyMap<string, string>, key: string): string {
  const result = results.get(key);
  if (!result) return earlier.get(key) ?? notTried;
  return result.kind === 'notTried' ? notTried : words[result.kind](result.times ?? 0);
}

/**
 * The page's part between its marks: what is promised, what is done, and what came of it. Cells that were not run this time stay as the page had
 * them.
 */
export function matrixText(results: Results, earlier: ReadonlyMap<string, string> = new Map()): string {
  return [
    ...['| Flow | What it keeps |', '|---|---|'],
    ...flows.map(({ name, promise }) => row([name, promise])),
    ...['', '| Fault | What is done |', '|---|---|'],
    ...faults.map(({ name, means }) => row([name, means])),
    ...['', row(['', ...flows.map(({ name }) => name)]), row(['---', ...flows.map(() => '---')])],
    ...faults.map((fault) => row([fault.name, ...flows.map((flow) => cellOf(results, earlier, keyOf(flow, fault)))])),
  ].join('\n');
}

/** A page with this part between its marks. */
export function withMatrix(page: string, part: string): string {
  const [before, rest] = page.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no marks for the fault matrix');
  return `${before}${marks.begin}\n${part}\n${marks.end}${after}`;
}

/** The cells that a page shows, by `keyOf`. */
export function cellsOfPage(page: string): Map<string, string> {
  const part = page.slice(page.indexOf(marks.begin), page.indexOf(marks.end));
  const rows = part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const head = rows.findIndex(([first]) => first === '');
  const names = rows[head]?.slice(1) ?? [];
  const shown = rows
    .slice(head + 2)
    .flatMap(([fault = '', ...results]) =>
      names.map((flow, at) => [keyOf({ name: flow }, { name: fault }), results[at] ?? ''] as const),
    );
  return new Map(shown);
}
