import { identitiesOf } from '../../shared/_field/patientIdentity.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { dueAfter, type ProgrammeName, programmes } from '../../shared/diseaseManagement/programmes.ts';
import { enrolmentPuts, entryPut, type StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoEmiratesId } from '../_demo/emiratesIds.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { demoPayers, pearl } from '../_demo/payers.ts';
import { provenAskedPayerId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';

const dayMs = 86_400_000;
/** Of the demonstration's range: these members have no other records. */
const firstSerial = 9900;

/** The enrolment that a test opens, by an id that does not change from day to day. */
export const demoEnrolmentId = '01KBARE0000000000000000126';

type Plan = readonly [
  member: readonly [name: string, arabic: string, bornIn: number],
  programme: ProgrammeName,
  daysAgo: number,
  /** Results of the programme's outcome item, the oldest first; one each 60 days until some days ago. */
  values: readonly number[],
  state?: 'left',
];

/** Members at one hospital: doing well, with gaps, just enrolled, and one who has left. */
const plans: readonly Plan[] = [
  [['Khalid Al Sukkar', 'خالد السكر', 1968], 'diabetes', 400, [10.2, 9.1, 8.4, 7.6, 7.2]],
  [['Moza Invented Al Ain', 'موزة العين', 1975], 'diabetes', 300, [8.8, 9.3]],
  [['Rashid Al Qalb', 'راشد القلب', 1959], 'cardiovascular', 200, [165, 150, 136]],
  [['Lina Invented Saeed', 'لينا سعيد', 2009], 'asthma', 90, [14, 21]],
  [['Omar Al Jadeed', 'عمر الجديد', 1981], 'diabetes', 2, []],
  [['Hanan Invented Rizq', 'حنان رزق', 1963], 'cardiovascular', 250, [148], 'left'],
];

/** The enrolments of the demonstration. */
export const demo: Demo = ({ now }) => {
  const facility = demoFacilities.find(({ hasDiseaseManagement }) => hasDiseaseManagement);
  const payer = demoPayers.find(({ payerId }) => payerId === pearl);
  if (!facility || !payer) throw new Error('The demonstration names something that it does not have');
  const today = emiratesDateOf(now);
  return plans.flatMap(([[patientName, patientNameArabic, bornIn], programme, daysAgo, values, state], at) => {
    const enrolledOn = daysAfter(today, -daysAgo);
    const { outcome, items, criteria } = programmes[programme];
    const emiratesId = demoEmiratesId(bornIn, firstSerial + at);
    const first = daysAfter(enrolledOn, 30);
    const dayOf = (index: number) => daysAfter(enrolledOn, 5 + 60 * index);
    const results = values.map((value, index) => ({ on: dayOf(index), value }));
    const lastOn = values.length > 0 ? dayOf(values.length - 1) : null;
    const begun: StoredEnrolment = {
      enrolmentId: at === 0 ? demoEnrolmentId : newUlid(now.getTime() - daysAgo * dayMs),
      ...{ programme, state: 'active', version: 1, eligibilityId: newUlid(now.getTime() - daysAgo * dayMs) },
      ...{ patientName, patientNameArabic, patientEnding: emiratesId.slice(-4) },
      ...{ payerId: provenAskedPayerId(payer.payerId), payerName: payer.payerName },
      payerNameArabic: payer.payerNameArabic,
      ...{ facilityId: facility.facilityId as StoredEnrolment['facilityId'], facilityName: facility.facilityName },
      facilityNameArabic: facility.facilityNameArabic,
      ...{ identities: identitiesOf({ emiratesId }), criteria: [...criteria], consentOn: enrolledOn },
      ...{ consentKind: 'signed', goals: '', enrolledOn, enrolledByName: 'Mariam Haddad', left: null },
      plan: items.map((item) =>
        item === outcome && lastOn
          ? { item, lastOn, dueOn: dueAfter(item, lastOn), results }
          : { item, lastOn: null, dueOn: first, results: [] },
      ),
    };
    const left = { on: daysAfter(today, -20), reason: 'moved', note: null, byName: 'Mariam Haddad' } as const;
    const value: StoredEnrolment = state ? { ...begun, state, left, version: 2 } : begun;
    const entries = values.map((result, index) => {
      const on = dayOf(index);
      const made = `${on}T08:00:00.000Z`;
      const entry = { entryId: newUlid(Date.parse(made)), on, kind: 'result', item: outcome, value: result } as const;
      return entryPut(value, { ...entry, contact: null, note: null, at: made, byName: 'Mariam Haddad' });
    });
    return [...(state ? enrolmentPuts(value).slice(0, 1) : enrolmentPuts(value)), ...entries];
  });
};
