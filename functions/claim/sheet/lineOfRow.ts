import type { ClaimActivity, ClaimObservation } from '../../../shared/claim/claim.ts';
import type { ClaimSheetRow } from '../../../shared/claim/sheet/claimSheet.ts';
import { lineColumns, observationPlaces } from '../../../shared/claim/sheet/lineColumns.ts';
import { codeText } from '../../_parts/sheetImport/cells/cleanText.ts';
import { instantOf } from './momentsOfRow.ts';

/** Dirhams have two decimals at most: the nearest number of fils is the exact one. */
export const filsOf = (dirhams: number | null): number | null => (dirhams === null ? null : Math.round(dirhams * 100));
export const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

/** A code or a licence as it was meant: spreadsheets add spaces, dashes of their own, and `.0`. Letters stay as they are. */
const codeOf = (text: string | null): string | null => text && codeText(text);

const columns = Object.keys(lineColumns) as (keyof typeof lineColumns)[];

const observationsOf = (row: ClaimSheetRow): ClaimObservation[] =>
  observationPlaces
    .map((place) => ({
      type: row[`observation${place}Type`],
      code: row[`observation${place}Code`],
      value: row[`observation${place}Value`],
      valueType: row[`observation${place}Unit`],
    }))
    .filter((each) => Object.values(each).some((value) => value !== null));

/** The line that a row is; null for a row that says something of its claim alone. */
export function lineOfRow(row: ClaimSheetRow): ClaimActivity | null {
  if (columns.every((column) => row[column] === null)) return null;
  return {
    ...{ id: row.lineId, start: instantOf(row, 'lineStart'), type: numberOf(row.lineType), code: codeOf(row.lineCode) },
    ...{ quantity: row.quantity, netFils: filsOf(row.lineNet), clinician: codeOf(row.clinician) },
    ...{ orderingClinician: codeOf(row.orderingClinician), priorAuthorizationId: row.priorAuthorization },
    ...{ vatFils: filsOf(row.lineVat), vatPercent: row.lineVatPercent, dateOrdered: instantOf(row, 'dateOrdered') },
    observations: observationsOf(row),
  };
}
