import writeSheets from 'write-excel-file/browser';
import { consultationCategories, eidReasons, offeredServiceCategories } from '../../shared/_field/lookups.ts';
import { batchColumns } from '../../shared/eligibilityBatch/batchSheet.ts';
import { saveFile } from '../ui/saveFile.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly nameArabic: string;
}

const text = (value: string) => ({ type: String, value });
const head = (values: readonly string[]) => values.map((value) => ({ ...text(value), fontWeight: 'bold' as const }));
const widths = (count: number, width: number) => Array.from({ length: count }, () => ({ width }));

/** What may stand in a column, with its number and its names; any of them will do. */
const listOf = (sheet: string, names: readonly Named[]) => ({
  sheet,
  data: [
    head(['Number', 'Name', 'الاسم']),
    ...names.map(({ id, name, nameArabic }) => [{ type: Number, value: id }, text(name), text(nameArabic)]),
  ],
  columns: [{ width: 10 }, ...widths(2, 40)],
});

/** The empty sheet with the names of its columns, and beside it the lists of what they take. */
export async function saveTemplate(payers: readonly Named[]): Promise<void> {
  const sheets = [
    { sheet: 'Requests', data: [head(batchColumns)], columns: widths(batchColumns.length, 22), stickyRowsCount: 1 },
    listOf('Payer', payers),
    listOf('ServiceCategory', offeredServiceCategories),
    listOf('ConsultationCategory', consultationCategories),
    listOf('EmiratesIDReason', eidReasons),
  ];
  saveFile(await writeSheets(sheets).toBlob(), 'eligibility-requests.xlsx');
}
