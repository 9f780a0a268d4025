import type { ImportRow } from '../../../shared/_parts/sheetImport.ts';
import { activityCodeSheet } from '../../../shared/lookups/activityCodeSheet.ts';
import { codeSets } from '../../../shared/lookups/activityCodes.ts';
import { activityCodeWrites, readActivityCodes, type StoredCode } from '../../_data/activityCode/activityCode.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import {
  type Found,
  type ImportContext,
  type ImportServer,
  type RowKey,
  Unfit,
} from '../../_parts/sheetImport/importServer.ts';
import { listedAnew, marksOf } from '../../_parts/sheetImport/listedMarks.ts';

type CodeRow = ImportRow<(typeof activityCodeSheet)['columns']>;

const codeSetOf = (value: unknown) => codeSets.find((each) => each === value) ?? codeSets[0];
const keyOf = ({ about }: RowKey) => ({
  codeSet: codeSetOf(about.codeSet),
  code: String(about.code),
  validFrom: about.validFrom === null ? null : String(about.validFrom),
});

async function findCodes(ctx: ImportContext, keys: readonly RowKey[]) {
  await actingUser(activityCodeSheet, ctx);
  const stored = await readActivityCodes(ctx.store, keys.map(keyOf));
  const placeOf = ({ codeSet, code, validFrom }: ReturnType<typeof keyOf>) => `${codeSet}#${code}#${validFrom}`;
  const byPlace = new Map(stored.map((each) => [placeOf(each), each]));
  const found = new Map<string, Found<StoredCode>>();
  for (const each of keys) {
    const known = byPlace.get(placeOf(keyOf(each)));
    if (known) found.set(each.key, { stored: known });
  }
  return found;
}

/** What a row says of a period. An empty cell leaves what is stored. */
function nextCode(row: CodeRow, stored: StoredCode | null, ctx: ImportContext): StoredCode | Unfit {
  const { code, description, validFrom } = row;
  const validTo = row.validTo ?? stored?.validTo ?? null;
  if (validFrom && validTo && validTo < validFrom) return new Unfit({ column: 'validTo', code: 'beforeFrom' });
  const next: StoredCode = {
    ...{ codeSet: codeSetOf(row.codeSet), code, description, validFrom, validTo },
    descriptionArabic: row.descriptionArabic ?? stored?.descriptionArabic ?? '',
    ...marksOf(ctx),
  };
  return listedAnew(stored, next);
}

/** What a sheet does to the code sets of activities. */
export const activityCodeImport: ImportServer<typeof activityCodeSheet.columns, StoredCode> = {
  facts: activityCodeSheet,
  find: findCodes,
  next: nextCode,
  writes: (_, { from, to }) => activityCodeWrites(from, to),
};
