import { fileTexts } from './fileTexts.ts';
import type { Finding } from './postOffice.ts';
import { Unreadable } from './unreadable.ts';

const most = { findings: 1000, text: 1000 } as const;

/** The rows of a CSV file; null when it is none. */
async function rowsOf(csv: string): Promise<Record<string, string>[] | null> {
  const { parse } = await import('csv-parse/sync');
  try {
    return parse(csv, {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      to: most.findings,
    });
  } catch {
    return null;
  }
}

const clipped = (text: string | undefined): string | undefined => text?.trim().slice(0, most.text) || undefined;

/** The offices call the column of the field by their own names (DhpoField, HaadField): it is the one that ends so and is not the value. */
const fieldOf = (row: Record<string, string>): string | undefined =>
  Object.entries(row).find(([name]) => name.endsWith('field'))?.[1];

const findingOf = (row: Record<string, string>): Finding => ({
  transaction: clipped(row.transaction),
  type: /^warn/i.test(row.type?.trim() ?? '') ? 'Warning' : 'Error',
  objectName: clipped(row.objectname),
  field: clipped(fieldOf(row)),
  value: clipped(row.fieldvalue),
  reference: clipped(row.additionalreference),
  text: clipped(row.errortext) ?? '',
});

/**
 * The findings of an error report in base64: CSV, zipped or not. A report of another form is one finding with its text: it says why a file was
 * rejected, and who sent it should read it.
 */
export async function readErrorReport(base64: string): Promise<Finding[]> {
  const report = Buffer.from(base64, 'base64');
  if (report.length === 0) return [];
  try {
    const texts = await fileTexts(report);
    const findings: Finding[] = [];
    for (const text of texts) {
      const rows = await rowsOf(text.replace(/^\uFEFF/, ''));
      if (rows?.every((row) => 'errortext' in row) && /errortext/i.test(text)) findings.push(...rows.map(findingOf));
      else findings.push({ type: 'Error', text: clipped(text) ?? '' });
    }
    return findings.slice(0, most.findings);
  } catch (error) {
    if (error instanceof Unreadable) return [{ type: 'Error', text: '' }];
    throw error;
  }
}
