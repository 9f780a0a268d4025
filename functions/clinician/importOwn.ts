import type { SheetFinding } from '../../shared/clinician/blacklistModel.ts';
import { clinicianChange, clinicianNow } from '../_data/clinician/clinician.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';
import { detailsOf } from './addPlaces.ts';
import { lineProblems, placeOf, wantedOf } from './clinicianLine.ts';
import type { ClinicianLine } from './importListed.ts';
import { type OwnFacility, ownFacilities, ownFacility } from './ownFacility.ts';

function findingsOf(line: ClinicianLine, place: OwnFacility | null, regulatoryId: number): SheetFinding[] {
  const { row, values } = line;
  const of = (code: string) => ({ row, column: 'facilityLicense', code });
  return [
    ...(place ? [] : [of('unknownFacility')]),
    ...(place && place.regulatoryId !== regulatoryId ? [of('otherRegulator')] : []),
    ...lineProblems(values).map((problem) => ({ row, ...problem })),
  ];
}

async function store(ctx: SessionContext, line: ClinicianLine, { facilityId }: OwnFacility) {
  const outcome = await retryWrite(async () => {
    const before = await clinicianNow(ctx.store, facilityId, line.values.license);
    const wanted = { clinicianId: ctx.newId(), ...before, ...wantedOf(line.values, before) };
    const { after, items } = clinicianChange(facilityId, before, wanted);
    if (before && detailsOf(before) === detailsOf(after)) return 'same';
    if (!(await writeTogether(ctx.store, items))) return null;
    return before ? 'changed' : 'added';
  });
  if (!outcome) throw fail('changedMeanwhile');
  return outcome;
}

/** Takes in clinicians of the caller's own facilities: each line whole, and a repeated sheet changes nothing. */
export async function importOwn(ctx: SessionContext, regulatoryId: number, lines: readonly ClinicianLine[]) {
  const [facilities, current] = await Promise.all([ownFacilities(ctx), ownFacility(ctx, undefined)]);
  const places = lines.map((line) => ({ line, place: placeOf(line.values.facilityLicense, facilities, current) }));
  const counts = { added: 0, changed: 0, same: 0 };
  const findings = places.flatMap(({ line, place }) => findingsOf(line, place, regulatoryId));
  if (findings.length > 0) return { ...counts, findings: findings.slice(0, 500) };
  for (const { line, place } of places) if (place) counts[await store(ctx, line, place)] += 1;
  return { ...counts, findings: [] };
}
