import type { RuleContent, RuleExample } from '../../shared/authorizationRule/ruleModel.ts';
import { authorizationRulePut, newestOf } from '../_data/authorizationRule/authorizationRule.ts';
import { newAuthorizationRuleVersion } from '../_data/authorizationRule/authorizationRuleVersion.ts';
import type { Demo } from '../_demo/demo.ts';
import { crescent, pearl } from '../_demo/payers.ts';
import { provenPayerId } from '../_kit/proof.ts';
import type { TransactItem } from '../_store/transaction.ts';

const daman = (about: string): RuleContent['source'] => ({
  title: `Daman, public guideline: ${about}`,
  address: 'https://www.damanhealth.ae',
  revisedOn: '',
});
const department: RuleContent['source'] = {
  title: 'Department of Health, dictionary of prior requests and authorisations',
  address: 'https://www.doh.gov.ae/en/Shafafiya/dictionary/Prior-Request-Authorization',
  revisedOn: '',
};

const range = (from: string, to: string) => ({ match: 'range', from, to }) as const;
const exact = (from: string) => ({ match: 'exact', from, to: '' }) as const;
const exampleOf = (given: Partial<RuleExample>): RuleExample => ({
  encounterType: 1,
  planName: '',
  facilityLicense: '',
  diagnosis: '',
  codeSystem: 4,
  code: 'E1130',
  quantity: 1,
  netFils: 50_000,
  observations: [],
  documentTypes: [],
  ...given,
});

type Told = Pick<RuleContent, 'name' | 'nameArabic' | 'serviceFamily' | 'source'> &
  Partial<RuleContent> & { readonly complete: Partial<RuleExample>; readonly wrong: Partial<RuleExample> };

const content = ({ complete, wrong, ...told }: Told): RuleContent => ({
  codeSystem: 3,
  codes: [],
  encounterTypes: [],
  diagnoses: [],
  exceptions: [],
  limit: null,
  needsApproval: 'yes',
  documents: [],
  observations: [],
  severity: 'block',
  decides: null,
  effectiveFrom: '2026-01-01',
  effectiveUntil: '',
  examples: { passes: exampleOf({ ...complete }), fails: exampleOf({ ...complete, ...wrong }) },
  ...told,
});

/** Scans of the abdomen and the pelvis. */
const scans = [range('72192', '72194'), range('74150', '74178'), exact('W-303')];
const scan = { codeSystem: 3, code: 'W-303', diagnosis: 'K57.30' } as const;

/** The public rules of a payer, in words of our own. */
export const demoAuthorizationRuleContents: readonly RuleContent[] = [
  content({
    name: 'CT of the abdomen or pelvis',
    nameArabic: 'التصوير المقطعي للبطن أو الحوض',
    serviceFamily: 'imaging',
    codes: scans,
    exceptions: [{ planName: 'Premier', facilityLicense: '' }],
    documents: ['medicalReport'],
    source: daman('CT of the abdomen and pelvis'),
    complete: { ...scan, documentTypes: ['medicalReport'] },
    wrong: { documentTypes: [] },
  }),
  content({
    name: 'CT only after a simpler image: pain under the right ribs, stress fracture of the pelvis',
    nameArabic: 'التصوير المقطعي بعد تصوير أبسط: ألم أعلى البطن الأيمن أو كسر الإجهاد في الحوض',
    serviceFamily: 'imaging',
    codes: scans,
    diagnoses: ['R10.11', 'M84.35'],
    exceptions: [{ planName: 'Premier', facilityLicense: '' }],
    documents: ['imagingReport'],
    source: daman('CT of the abdomen and pelvis'),
    complete: { ...scan, diagnosis: 'R10.11', documentTypes: ['imagingReport'] },
    wrong: { documentTypes: ['photo'] },
  }),
  content({
    name: 'Wheelchairs',
    nameArabic: 'الكراسي المتحركة',
    serviceFamily: 'equipment',
    codeSystem: 4,
    codes: [range('E1130', 'E1298'), range('K0001', 'K0009')],
    documents: ['medicalReport', 'prescription'],
    source: daman('wheelchairs'),
    complete: { code: 'K0001', documentTypes: ['medicalReport', 'prescription'] },
    wrong: { documentTypes: ['medicalReport'] },
  }),
  content({
    name: 'Orthopaedic shoes',
    nameArabic: 'الأحذية الطبية',
    serviceFamily: 'footwear',
    codeSystem: 4,
    codes: [range('L3201', 'L3265')],
    documents: ['photo', 'prescription'],
    source: daman('orthopaedic shoes'),
    complete: { code: 'L3215', documentTypes: ['photo', 'prescription'] },
    wrong: { documentTypes: ['prescription'] },
  }),
  content({
    name: 'Foot orthoses',
    nameArabic: 'مقومات القدم',
    serviceFamily: 'podiatry',
    codeSystem: 4,
    codes: [range('L3000', 'L3090')],
    documents: ['prescription'],
    severity: 'warn',
    source: daman('podiatry'),
    complete: { code: 'L3000', documentTypes: ['prescription'] },
    wrong: { documentTypes: [] },
  }),
  content({
    name: 'Foot care by a podiatrist needs no approval',
    nameArabic: 'رعاية القدم لدى اختصاصي القدم لا تحتاج إلى موافقة',
    serviceFamily: 'podiatry',
    codes: [range('11055', '11057'), range('11719', '11765')],
    needsApproval: 'no',
    severity: 'warn',
    source: daman('podiatry'),
    complete: { codeSystem: 3, code: '99999' },
    wrong: { code: '11055' },
  }),
  content({
    name: 'Ultrasound in pregnancy, but in an emergency',
    nameArabic: 'التصوير بالموجات فوق الصوتية أثناء الحمل في غير الطوارئ',
    serviceFamily: 'obstetricUltrasound',
    codes: [range('76801', '76828')],
    encounterTypes: [1, 3, 5, 12, 13, 15],
    needsApproval: 'conditional',
    documents: ['previousReport'],
    severity: 'warn',
    source: daman('ultrasound in pregnancy'),
    complete: { codeSystem: 3, code: '76805', documentTypes: ['previousReport'] },
    wrong: { documentTypes: [] },
  }),
  content({
    name: 'Planned admission',
    nameArabic: 'الدخول المخطط له إلى المستشفى',
    serviceFamily: 'admission',
    codeSystem: null,
    encounterTypes: [3, 5],
    documents: ['medicalReport', 'treatmentPlan'],
    source: daman('admissions'),
    complete: { encounterType: 3, documentTypes: ['medicalReport', 'treatmentPlan'] },
    wrong: { documentTypes: [] },
  }),
  content({
    name: 'Physiotherapy, more than six sessions',
    nameArabic: 'العلاج الطبيعي لأكثر من ست جلسات',
    serviceFamily: 'physiotherapy',
    codes: [range('97010', '97799'), range('W-501', 'W-502')],
    limit: { kind: 'quantityAbove', value: 6 },
    documents: ['physiotherapyPlan'],
    source: daman('physiotherapy'),
    complete: { codeSystem: 3, code: 'W-501', quantity: 12, documentTypes: ['physiotherapyPlan'] },
    wrong: { documentTypes: [] },
  }),
  content({
    name: 'Screening of nationals never needs an approval',
    nameArabic: 'الفحص الدوري للمواطنين لا يحتاج إلى موافقة إطلاقًا',
    serviceFamily: 'screening',
    codeSystem: null,
    encounterTypes: [7],
    needsApproval: 'no',
    source: department,
    complete: { encounterType: 1 },
    wrong: { encounterType: 7 },
  }),
  content({
    name: 'Nebulisers up to 350 dirhams are approved at once',
    nameArabic: 'الموافقة الفورية على أجهزة الرذاذ حتى 350 درهمًا',
    serviceFamily: 'equipment',
    codeSystem: 4,
    codes: [exact('E0570')],
    limit: { kind: 'amountAtMost', value: 35_000 },
    documents: ['prescription'],
    decides: { effect: 'approve', denialCode: '' },
    source: { title: 'The payer’s own decision', address: '', revisedOn: '2025-12-01' },
    complete: { code: 'E0570', netFils: 30_000, documentTypes: ['prescription'] },
    wrong: { netFils: 40_000 },
  }),
];

const wentLiveAt = '2025-12-18T08:30:00.000Z';
const five = (value: number): string => String(value).padStart(5, '0');

function ruleWrites(payer: number, told: RuleContent, at: number): TransactItem[] {
  const payerId = provenPayerId(payer);
  const ruleId = `01KBARE000000000${five(payer)}${five(at + 1)}`;
  const version = {
    ...told,
    ...{ ruleId, payerId, version: 1, wentLiveAt, retiredAt: null, retiredByName: null },
    state: 'live',
    madeByName: 'Huda Salem',
    wentLiveByName: 'Karthik Raman',
  } as const;
  const rule = { ruleId, payerId, draft: null, newest: newestOf(version), authors: [], waiting: null, refused: null };
  return [
    authorizationRulePut(null, { ...rule, changedAt: wentLiveAt, changedByName: version.wentLiveByName }),
    ...newAuthorizationRuleVersion(version, [], `${ruleId.slice(0, -5)}${five(0)}`),
  ];
}

/** The rules of two payers: one that answers by files, and one whose people answer here. */
export const demo: Demo = () =>
  [crescent, pearl].flatMap((payer) =>
    demoAuthorizationRuleContents.flatMap((told, at) => ruleWrites(payer, told, at)),
  );
