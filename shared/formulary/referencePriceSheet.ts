import { moduleAccess } from '../_field/moduleAccess.ts';
import { type ImportRow, importKind, inDirhams } from '../_parts/sheetImport.ts';
import { formularySheet } from './formularySheet.ts';

const { code, packageName, packagePublic } = formularySheet.columns;
// A list of package prices alone is enough.
const { isNeeded: _, ...unitPublic } = formularySheet.columns.unitPublic;

/**
 * The prices to the public that a regulator has set, from its own list of drugs. The lists of payers are compared with them. A row adds a drug or corrects it;
 * it deletes none.
 */
export const referencePriceSheet = importKind({
  name: 'referencePrices',
  title: { en: 'Reference prices of drugs', ar: 'الأسعار المرجعية للأدوية' },
  access: moduleAccess.lookupLists,
  scopes: ['all'],
  allFor: moduleAccess.lookupLists,
  columns: {
    code,
    packageName,
    packagePublic: { ...packagePublic, aliases: ['Reference Price/Pack'], help: inDirhams },
    unitPublic,
  },
  key: ['code'],
  mostRows: 100_000,
});
export type ReferencePriceRow = ImportRow<(typeof referencePriceSheet)['columns']>;
