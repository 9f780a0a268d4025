import { identitiesOf } from '../../shared/_field/patientIdentity.ts';
import { lastDayOf } from '../../shared/newborn/birth.ts';
import { temporaryNumberOf } from '../../shared/newborn/temporaryNumber.ts';
import { birthsPuts } from '../_data/newborn/motherBirths.ts';
import { newbornPuts, type StoredNewborn } from '../_data/newborn/newborn.ts';
import { accountPlans, demoUserId } from '../_demo/accounts.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoEmiratesId } from '../_demo/emiratesIds.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { demoPayers, pearl } from '../_demo/payers.ts';
import { provenAskedPayerId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';

const dayMs = 86_400_000;
/** Of the demonstration's range: these mothers have no other records. */
const firstSerial = 9800;

type Plan = readonly [
  mother: readonly [name: string, arabic: string, bornIn: number],
  hoursOld: number,
  sex: StoredNewborn['sex'],
  weightGrams: number,
  state?: StoredNewborn['state'],
  siblingIndex?: number,
];

const shamma = ['Shamma Al Mawlud', 'شمّا المولود', 1994] as const;

/** Newborns of one clinic: just born, twins, ending soon, ended, linked and cancelled. */
const plans: readonly Plan[] = [
  [['Reem Al Jadid', 'ريم الجديد', 1992], 7, 'female', 3150],
  [shamma, 60, 'male', 2480],
  [shamma, 60, 'female', 2310, undefined, 2],
  [['Grace Invented Reyes', 'غريس رييس', 1990], 26 * 24, 'male', 3620],
  [['Fatima Al Qamar', 'فاطمة القمر', 1988], 30 * 24, 'female', 2900],
  [['Asma Al Najm', 'أسماء النجم', 1996], 34 * 24, 'male', 3340],
  [['Priya Invented Nair', 'بريا ناير', 1991], 19 * 24, 'female', 3010, 'linked'],
  [['Huda Al Warda', 'هدى الوردة', 1993], 11 * 24, 'unknown', 1750, 'cancelled'],
];

/** The newborns of the demonstration, registered two hours after their birth. */
export const demo: Demo = ({ now }) => {
  const facility = demoFacilities.find(({ facilityId }) => facilityId === 'noor-clinic');
  const payer = demoPayers.find(({ payerId }) => payerId === pearl);
  const desk = accountPlans.find(({ facilityIds }) => facilityIds[0] === 'noor-clinic');
  if (!facility || !payer || !desk) throw new Error('The demonstration names something that it does not have');
  const newborns = plans.map(([mother, hoursOld, sex, weightGrams, state = 'open', siblingIndex = 1], at) => {
    const born = new Date(now.getTime() - hoursOld * (dayMs / 24));
    const registered = new Date(born.getTime() + dayMs / 12);
    const [motherName, motherNameArabic, bornIn] = mother;
    // Siblings have the mother of the first of them.
    const emiratesId = demoEmiratesId(bornIn, firstSerial + plans.findIndex(([each]) => each === mother));
    const event = (of: Date, name: StoredNewborn['events'][number]['event'], detail: string | null = null) =>
      ({ at: of.toISOString(), event: name, by: desk.displayName, detail }) as const;
    const later = new Date(born.getTime() + 2 * dayMs);
    const reason = 'Typed for another mother';
    const newborn: StoredNewborn = {
      ...{ newbornId: newUlid(registered.getTime()), number: temporaryNumberOf(String(7_300_000_000 + at * 137_911)) },
      state,
      ...{ siblingIndex, bornAt: born.toISOString(), sex, weightGrams, validTo: lastDayOf(born.toISOString()) },
      ...{ motherName, motherNameArabic, motherEnding: emiratesId.slice(-4), motherEmiratesId: emiratesId },
      ...{ motherCardNumber: null, motherIdentities: identitiesOf({ emiratesId }) },
      eligibilityId: newUlid(registered.getTime()),
      ...{ payerId: provenAskedPayerId(pearl), payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
      ...{ facilityId: facility.facilityId as StoredNewborn['facilityId'], facilityName: facility.facilityName },
      ...{ facilityNameArabic: facility.facilityNameArabic, facilityLicense: facility.facilityLicense },
      ...{ registeredAt: registered.toISOString(), registeredBy: demoUserId(desk), registeredByName: desk.displayName },
      own: state === 'linked' ? { emiratesId: null, cardNumber: 'PRL-880017', confirmedBy: 'facility' } : null,
      cancelReason: state === 'cancelled' ? reason : null,
      // The demonstration begins without notices of its past.
      noticedAt: hoursOld > 25 * 24 ? registered.toISOString() : null,
      version: state === 'open' ? 1 : 2,
      events: [
        event(registered, 'register'),
        ...(state === 'linked' ? [event(later, 'link', 'facility')] : []),
        ...(state === 'cancelled' ? [event(later, 'cancel', reason)] : []),
      ],
    };
    return newborn;
  });
  const standing = newborns.filter(({ state }) => state !== 'cancelled');
  const births = [...new Set(standing.flatMap(({ motherIdentities }) => motherIdentities))].flatMap((identity) => {
    const mothers = { payerId: provenAskedPayerId(pearl), identities: [identity], children: [], items: [] };
    const children = standing.filter(({ motherIdentities }) => motherIdentities.includes(identity));
    const born = children.map(({ newbornId, siblingIndex, bornAt }) => ({ newbornId, siblingIndex, bornAt }));
    return birthsPuts(mothers, born);
  });
  return [...newborns.flatMap(newbornPuts), ...births];
};
