import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type BatchColumn, batchColumns } from '../../../shared/eligibilityBatch/batchSheet.ts';

export type BatchLine = Partial<Record<BatchColumn, string>>;

const slashed = (isoDate: string): string => isoDate.split('-').reverse().join('/');

/** A row about a card number of its own, today, with the changes of a test. */
export const aBatchLine = (card: string, changes: BatchLine = {}): BatchLine => ({
  Payer: '88',
  CardNumber: card,
  ServiceCategory: 'Outpatient',
  ServiceDate: slashed(emiratesDateOf(new Date())),
  ...changes,
});

export const batchCsv = (lines: readonly BatchLine[]): string =>
  [batchColumns, ...lines.map((line) => batchColumns.map((name) => line[name] ?? ''))]
    .map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(','))
    .join('\r\n');
