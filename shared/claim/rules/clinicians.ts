import type { Claim, ClaimActivity } from '../claim.ts';
import { dayOf } from '../dayOf.ts';
import { type ClaimRecords, type ClinicianRecord, noRecords } from '../records/claimRecords.ts';
import type { RecordedClaim, RecordRule } from './rule.ts';

type ClinicianFault = 'inactive' | 'notThen' | 'lapsed';

/** What the facility's record of a clinician says against a day; the first counts. Who left later worked on the day. */
function faultOn(day: string, { isActive, worksFrom, worksTo, verifiedUntil }: ClinicianRecord): ClinicianFault | null {
  if ((worksFrom !== null && day < worksFrom) || (worksTo !== null && worksTo < day)) return 'notThen';
  if (!isActive && worksTo === null) return 'inactive';
  return verifiedUntil !== null && verifiedUntil < day ? 'lapsed' : null;
}

const places = [
  ['Activity.Clinician', (line: ClaimActivity) => line.clinician],
  ['Activity.OrderingClinician', (line: ClaimActivity) => line.orderingClinician],
] as const;

/** The licences that a claim names, each with its line and field. */
const namedIn = ({ activities }: Claim) =>
  activities.flatMap((activity) =>
    places.flatMap(([field, of]) => {
      const licence = of(activity)?.trim().toUpperCase();
      return licence ? [{ activity, field, licence }] : [];
    }),
  );

/** The licences that a claim names, each once. */
export const licencesOf = (claim: Claim): string[] => [...new Set(namedIn(claim).map(({ licence }) => licence))];

/** Whether the facility knows each clinician of the claim, compared with the regulator's list. */
export const areCliniciansKnown = (claim: Claim, { clinicians }: ClaimRecords): boolean => {
  const known = clinicians.filter(({ verifiedUntil }) => verifiedUntil !== null).map(({ licence }) => licence);
  const licences = licencesOf(claim);
  return licences.length > 0 && licences.every((licence) => known.includes(licence));
};

const find =
  (fault: ClinicianFault): RecordRule['find'] =>
  (claim, { clinicians }) =>
    namedIn(claim).flatMap(({ activity, field, licence }) => {
      const record = clinicians.find((each) => each.licence === licence);
      const day = activity.start && dayOf(activity.start);
      return record && day && faultOn(day, record) === fault
        ? [{ field, activity, values: { licence, until: record.verifiedUntil ?? '' } }]
        : [];
    });

const withRecord = (claim: Claim, changes: Partial<ClinicianRecord>): RecordedClaim => ({
  claim,
  records: {
    ...noRecords,
    clinicians: [
      {
        ...{ licence: claim.activities[0]?.clinician ?? '', isActive: true, worksFrom: '2026-11-02' },
        ...{ worksTo: '2026-11-02', specialty: null, verifiedUntil: '2026-11-02', ...changes },
      },
    ],
  },
});

const source = { text: 'Licence active and at the facility on the day of the service', on: '2026-11-30' } as const;
const facts = { family: 'demographics', severity: 'warn', source } as const;
const passes = (clean: Claim): RecordedClaim => withRecord(clean, {});

/** A claim beside the facility's records of its clinicians. */
export const clinicianRules: readonly RecordRule[] = [
  {
    ...{ id: 'demographics.clinicianNotThen', ...facts },
    text: {
      en: 'Clinician {{licence}} did not work at your facility on the day of the service.',
      ar: 'المهني الصحي {{licence}} لم يكن يعمل في منشأتكم في يوم تقديم الخدمة.',
    },
    fix: {
      en: "Enter the licence of who did it, or correct the clinician's days at your facility.",
      ar: 'يرجى إدخال رقم الترخيص المهني لمن قدّم الخدمة، أو تصحيح أيام عمله في منشأتكم.',
    },
    find: find('notThen'),
    passes,
    fails: (clean) => withRecord(clean, { worksTo: '2026-11-01' }),
  },
  {
    ...{ id: 'demographics.clinicianInactive', ...facts },
    text: {
      en: 'Clinician {{licence}} is not active at your facility.',
      ar: 'المهني الصحي {{licence}} غير نشط في منشأتكم.',
    },
    fix: {
      en: 'Enter the licence of who did it. Of one who has left, enter the last day at your facility.',
      ar: 'يرجى إدخال رقم الترخيص المهني لمن قدّم الخدمة، ولمن غادر تسجيل آخر يوم عمل له في منشأتكم.',
    },
    find: find('inactive'),
    passes: (clean) => withRecord(clean, { isActive: false }),
    fails: (clean) => withRecord(clean, { isActive: false, worksTo: null }),
  },
  {
    ...{ id: 'demographics.clinicianLapsed', ...facts },
    text: {
      en: "The comparison of licence {{licence}} with the regulator's list counted until {{until}}, before the service.",
      ar: 'مطابقة الترخيص {{licence}} مع قائمة الجهة التنظيمية كانت صالحة حتى {{until}}، أي قبل تقديم الخدمة.',
    },
    fix: {
      en: 'Compare the licence with the list again.',
      ar: 'يرجى مطابقة الترخيص مع القائمة مرة أخرى.',
    },
    find: find('lapsed'),
    passes,
    fails: (clean) => withRecord(clean, { verifiedUntil: '2026-11-01' }),
  },
  {
    ...{ id: 'conflict.clinicianBlacklisted', family: 'conflict', severity: 'warn' },
    source: { text: 'The blacklists of the facility and of the portal', on: '2026-11-30' },
    text: {
      en: 'Clinician {{licence}} is on a blacklist today.',
      ar: 'المهني الصحي {{licence}} مدرج اليوم في القائمة السوداء.',
    },
    fix: {
      en: 'Enter the licence of who did it. Ask the payer, if it was done before the clinician was listed.',
      ar: 'يرجى إدخال رقم الترخيص المهني لمن قدّم الخدمة، ومراجعة الجهة الدافعة إن قُدّمت قبل إدراجه في القائمة.',
    },
    find: (claim, { blacklisted }) =>
      namedIn(claim).flatMap(({ activity, field, licence }) =>
        blacklisted.includes(licence) ? [{ field, activity, values: { licence } }] : [],
      ),
    passes,
    fails: (clean) => ({ claim: clean, records: { ...noRecords, blacklisted: ['P-90001'] } }),
  },
];
