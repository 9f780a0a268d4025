import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { clinician } from '../_data/clinician/clinician.ts';
import { movePuts, type StoredMove } from '../_data/clinician/clinicianMove.ts';
import { specialtyNamed } from '../_data/clinician/specialties.ts';
import { demoClinicians } from '../_demo/clinicians.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { demoPayers, pearl } from '../_demo/payers.ts';
import { provenAskedPayerId, provenFacilityId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';

/** The oldest change, by an id that does not change from day to day. */
export const demoMoveId = '01KBARE0000000000000000125';

const dayMs = 86_400_000;

/** The clinician by the place in the staff of a clinic, what happened, so many days ago, and whether the licence works elsewhere. */
const plans: readonly [place: number, kind: StoredMove['kind'], daysAgo: number, worksElsewhere?: true][] = [
  [1, 'join', 40],
  [2, 'join', 21, true],
  [5, 'end', 9],
  [3, 'join', 2],
];

const oldestPlace = plans[0]?.[0];

/** What one clinic of the demonstration has told its insurer of its clinicians. */
export const demo: Demo = ({ now }) => {
  const facility = demoFacilities.find(({ facilityId }) => facilityId === 'noor-clinic');
  const payer = demoPayers.find(({ payerId }) => payerId === pearl);
  if (!facility || !payer) throw new Error('The demonstration names something that it does not have');
  const { facilityName, facilityNameArabic, facilityLicense } = facility;
  return plans.flatMap(([place, kind, daysAgo, worksElsewhere = false]) => {
    const found = demoClinicians.find(({ clinicianId }) => clinicianId === `noor-clinic-${place}`);
    if (!found) throw new Error(`The demonstration has no clinician ${place}`);
    const { licenseNo, fullName, fullNameArabic, specialty } = clinician.parse(found);
    const madeAt = new Date(now.getTime() - daysAgo * dayMs);
    const move: StoredMove = {
      ...{
        moveId: place === oldestPlace ? demoMoveId : newUlid(madeAt.getTime()),
        kind,
        effectiveOn: daysAfter(emiratesDateOf(madeAt), 1),
      },
      ...{ licenseNo, fullName, fullNameArabic, specialty },
      specialtyArabic: specialtyNamed(specialty)?.nameArabic ?? null,
      ...{ facilityName, facilityNameArabic, facilityLicense, to: null },
      ...{ license: 'notListed', worksElsewhere, reason: kind === 'end' ? 'resigned' : null, note: null },
      ...{ madeAt: madeAt.toISOString(), madeByName: 'Noora Al Mansoori' },
      insurers: [{ payerName: payer.payerName, payerNameArabic: payer.payerNameArabic }],
    };
    return movePuts(move, {
      facilities: [provenFacilityId(facility.facilityId)],
      payers: [provenAskedPayerId(payer.payerId)],
    });
  });
};
