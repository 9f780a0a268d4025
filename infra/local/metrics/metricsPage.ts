import { escapedXml } from '../../../shared/_field/xmlText.ts';
import type { MeasuredKind, MeasuredRow } from './lineMetrics.ts';

/** What is full or waits, now. */
export interface Saturation {
  readonly queues: readonly { readonly name: string; readonly messages: number; readonly oldestSeconds: number }[];
  /** Functions that are loaded, and how many invocations each runs. */
  readonly functions: readonly { readonly name: string; readonly running: number }[];
  readonly memoryMb: number;
}

export interface MetricsReport {
  readonly rows: readonly MeasuredRow[];
  readonly saturation: Saturation;
}

const titles: Readonly<Record<MeasuredKind, string>> = {
  route: 'Calls by route',
  worker: 'Work by worker',
  system: 'Questions to systems of others',
  page: 'Pages, as people met them (layoutShift in thousandths)',
  tally: 'What is counted of the use of the portal',
};

type Cell = string | number;

const textOf = (cell: Cell): string => (typeof cell === 'number' ? String(Number(cell.toFixed(1))) : cell);
const cellOf = (cell: Cell): string =>
  typeof cell === 'number' ? `<td class="number">${textOf(cell)}</td>` : `<td>${escapedXml(cell)}</td>`;

function tableOf(title: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('\n');
  const empty = `<tr><td colspan="${columns.length}">Nothing in the last 15 minutes</td></tr>`;
  const head = columns.map((column) => `<th scope="col">${escapedXml(column)}</th>`).join('');
  return `<table><caption>${escapedXml(title)}</caption><thead><tr>${head}</tr></thead><tbody>${body || empty}</tbody></table>`;
}

const measuredColumns = ['Name', 'Count', 'A minute', 'Faults', 'Median ms', 'p95 ms', 'p99 ms', 'Longest ms'];

const measuredTable = (kind: MeasuredKind, rows: readonly MeasuredRow[]): string =>
  tableOf(
    titles[kind],
    measuredColumns,
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, count, perMinute, faults, median, p95, p99, longest }) => [
        ...[name, count, perMinute, faults, median, p95, p99, longest],
      ]),
  );

const talliedTable = (rows: readonly MeasuredRow[]): string =>
  tableOf(
    titles.tally,
    ['Name', 'Count', 'A minute'],
    rows.filter(({ kind }) => kind === 'tally').map(({ name, count, perMinute }) => [name, count, perMinute]),
  );

/** The page of `/local/metrics`: one table for each kind, and what is full or waits. It asks again every ten seconds. */
export const metricsPage = ({ rows, saturation }: MetricsReport): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="10">
<title>Wasla: metrics of this runner</title>
<style>
  body { font: 14px system-ui; margin: 24px; color-scheme: light dark }
  table { border-collapse: collapse; margin-block-end: 24px }
  caption { font-weight: 600; text-align: start; padding-block: 8px }
  th, td { border: 1px solid #8888; padding: 4px 8px; text-align: start }
  .number { text-align: end; font-variant-numeric: tabular-nums }
</style>
<h1>Metrics of this runner</h1>
<p>The last 15 minutes, from the lines that the functions write. Memory of the runner: ${Math.round(saturation.memoryMb)} MB.</p>
${measuredTable('route', rows)}
${measuredTable('worker', rows)}
${measuredTable('system', rows)}
${measuredTable('page', rows)}
${talliedTable(rows)}
${tableOf(
  'Queues',
  ['Queue', 'Messages', 'Oldest, s'],
  saturation.queues.map(({ name, messages, oldestSeconds }) => [name, messages, oldestSeconds]),
)}
${tableOf(
  'Loaded functions',
  ['Function', 'Running'],
  saturation.functions.map(({ name, running }) => [name, running]),
)}
</html>
`;
