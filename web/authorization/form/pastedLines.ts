import { latinDigits } from '../../ui/maskedText.ts';
import { type LineValues, lineAfter } from './formValues.ts';

const numberIn = (cell: string | undefined): number | null => {
  const plain = latinDigits(cell ?? '')
    .replace(/[,\s]/g, '')
    .replace('٫', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

/** A row of a sheet: the code, then quantity and net where the sheet has them. */
function cellsOf(row: string): string[] {
  const separator = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ',';
  return row.split(separator).map((cell) => cell.trim());
}

/**
 * The lines of what was copied from a sheet: a row for each line with code, quantity and net. A head is left out: its second column is no
 * number. The people are those of the line before.
 */
export function linesIn(pasted: string, type: LineValues['type'], before: readonly LineValues[]): LineValues[] {
  const lines = [...before];
  for (const row of pasted.split(/\r?\n/)) {
    const [code = '', quantity, net] = cellsOf(row);
    const isHead = quantity !== undefined && quantity !== '' && numberIn(quantity) === null;
    if (code === '' || isHead) continue;
    lines.push({
      ...lineAfter(lines),
      type,
      activity: { code: code.slice(0, 20), en: '', ar: '' },
      quantity: numberIn(quantity) ?? 1,
      netDirhams: numberIn(net),
    });
  }
  return lines.slice(before.length);
}
