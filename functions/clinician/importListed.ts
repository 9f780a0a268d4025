import { findListedClinician, type ListedClinician, listedClinicianPut } from '../_data/clinician/listedClinician.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import type { ClinicianValues } from './clinicianLine.ts';

export interface ClinicianLine {
  readonly row: number;
  readonly values: ClinicianValues;
}

const atOnce = 50;
/** What a regulator's list says in a row: all of it, so that what it leaves out is known no more. */
export const listedOf = (
  values: ClinicianValues,
  list: Pick<ListedClinician, 'regulatoryId' | 'listedAt'>,
): ListedClinician => ({
  ...{ licenseNo: values.license, ...list, fullName: values.fullName, specialty: values.specialty },
  ...{ fullNameArabic: values.fullNameArabic ?? '', emiratesId: values.emiratesId },
  ...{ isActive: values.status !== 'inactive', activeFrom: values.activeFrom, activeTo: values.activeTo },
});

/** What of a listed clinician is compared. */
export const details = ({ listedAt: _, ...value }: ListedClinician): string =>
  JSON.stringify(Object.entries(value).sort());

/** Takes in rows of a regulator's list: what a newer list says of a licence takes the place of what an older one said. */
export async function importListed(ctx: SessionContext, regulatoryId: number, lines: readonly ClinicianLine[]) {
  const listedAt = ctx.now().toISOString();
  const counts = { added: 0, changed: 0, same: 0 };
  const wanted = lines.map(({ values }) => listedOf(values, { regulatoryId, listedAt }));
  for (let at = 0; at < wanted.length; at += atOnce) {
    const part = wanted.slice(at, at + atOnce);
    const known = await Promise.all(part.map(({ licenseNo }) => findListedClinician(ctx.store, licenseNo)));
    const outcomes = part.map((row, index) => {
      const before = known[index];
      if (!before) return 'added';
      return details(before) === details(row) ? 'same' : 'changed';
    });
    const writes = part.filter((_, index) => outcomes[index] !== 'same').map(listedClinicianPut);
    if (writes.length > 0 && !(await writeTogether(ctx.store, writes))) throw fail('changedMeanwhile');
    for (const outcome of outcomes) counts[outcome] += 1;
  }
  return { ...counts, findings: [] };
}
