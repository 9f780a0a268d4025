import { zipFile } from '../../../functions/_kit/zipFile.ts';
import type { Finding } from './transactionCheck.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

/** How an office writes its reports: how it calls the column of the field, and whether it zips them. */
export interface ReportKind {
  readonly fieldColumn: 'DhpoField' | 'HaadField';
  readonly isZipped: boolean;
}

/** The error report of an upload: CSV with a mark of its encoding, zipped or not. */
export async function errorReport(
  transaction: string,
  findings: readonly Finding[],
  { fieldColumn, isZipped }: ReportKind,
): Promise<Buffer> {
  const head = ['Transaction', 'Type', 'ObjectName', fieldColumn, 'FieldValue', 'AdditionalReference', 'ErrorText'];
  const rows = findings.map(({ type, objectName, field, value, reference, text }) =>
    [transaction, type, objectName, field, value, reference, text].map(quoted).join(','),
  );
  const csv = Buffer.from(`\uFEFF${[head.join(','), ...rows].join('\r\n')}\r\n`);
  return isZipped ? zipFile(once({ name: 'ErrorReport.csv', content: once(csv) })) : csv;
}
