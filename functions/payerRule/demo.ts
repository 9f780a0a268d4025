import type { RuleVersion } from '../../shared/payerRule/routes.ts';
import type { RuleQuestion } from '../../shared/payerRule/ruleModel.ts';
import { newestOf, rulePut } from '../_data/payerRule/payerRule.ts';
import { newVersionPuts, type OwnVersion } from '../_data/payerRule/ruleVersion.ts';
import type { Demo } from '../_demo/demo.ts';
import { crescent } from '../_demo/payers.ts';
import { provenPayerId } from '../_kit/proof.ts';

const optical = 7;
const by = 'Karthik Raman';

/** What the invented payer asks before it says whether glasses and lenses are covered. */
const questions: readonly RuleQuestion[] = [
  {
    key: 'Q1',
    kind: 'yesNo',
    text: 'Has an optometrist tested the eyesight in the last six months?',
    textArabic: 'هل فحص أخصائي البصريات النظر خلال الأشهر الستة الماضية؟',
    options: [],
  },
  {
    key: 'Q2',
    kind: 'list',
    text: 'What does the patient need?',
    textArabic: 'ما الذي يحتاج إليه المريض؟',
    options: [
      { key: 'FRAME', text: 'Glasses with a new frame', textArabic: 'نظارة بإطار جديد' },
      { key: 'LENSES', text: 'Lenses for the present frame', textArabic: 'عدسات للإطار الحالي' },
      { key: 'CONTACT', text: 'Contact lenses', textArabic: 'عدسات لاصقة' },
    ],
  },
  {
    key: 'Q3',
    kind: 'date',
    text: 'When did the patient last receive glasses or lenses?',
    textArabic: 'متى حصل المريض على نظارة أو عدسات آخر مرة؟',
    options: [],
  },
];

const version = (number: number, given: Partial<RuleVersion> & Pick<RuleVersion, 'ruleId'>): OwnVersion => ({
  serviceCategoryId: optical,
  consultationCategoryId: null,
  version: number,
  state: 'live',
  title: 'Optical aids',
  titleArabic: 'المعينات البصرية',
  holdsFrom: '2026-01-01',
  questions: [...questions],
  wentLiveAt: '2025-12-18T08:30:00.000Z',
  wentLiveByName: by,
  retiredAt: null,
  retiredByName: null,
  ...given,
  payerId: provenPayerId(crescent),
});

/** The second version asks for the last glasses too. */
const versions: readonly OwnVersion[] = [
  version(1, { ruleId: '01KCRVJ2800000000000000001', questions: questions.slice(0, 2) }),
  version(2, {
    ruleId: '01KPB7RN400000000000000002',
    holdsFrom: '2026-05-01',
    wentLiveAt: '2026-04-20T09:15:00.000Z',
  }),
];

/** The writes of a payer's rule with two versions. */
export const demo: Demo = () => {
  const newest = versions.at(-1);
  if (!newest) return [];
  const { payerId, serviceCategoryId, consultationCategoryId, wentLiveAt } = newest;
  const rule = { payerId, serviceCategoryId, consultationCategoryId, draft: null, newest: newestOf(newest) };
  return [
    rulePut(null, { ...rule, changedAt: wentLiveAt, changedByName: by }),
    ...versions.flatMap((each) => newVersionPuts(each)),
  ];
};
