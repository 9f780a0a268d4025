import type { Bilingual } from '../../_field/bilingual.ts';
import type { Claim } from '../claim.ts';
import { type ApprovalFault, approvalFault, type FaultOfLine } from '../records/approvalFault.ts';
import { type ApprovalRecord, approvalNumberOf, noRecords } from '../records/claimRecords.ts';
import { dirhams } from './amounts.ts';
import { withLine } from './examples.ts';
import type { RecordedClaim, RecordRule, RuleFacts } from './rule.ts';

const ofInsurer: Bilingual = {
  en: 'The insurer loaded this approval from its own system.',
  ar: 'حمّلت شركة التأمين هذه الموافقة من نظامها.',
};

/** What the words of a rule name: amounts in dirhams, quantities as they are. */
function valuesOf(number: string, { fault, claimed = 0, approved = 0 }: FaultOfLine) {
  const shown = fault === 'amount' ? dirhams : String;
  return { number, claimed: shown(claimed), approved: shown(approved) };
}

const findFault =
  (fault: ApprovalFault, field: string): RecordRule['find'] =>
  (claim, records) =>
    claim.activities.flatMap((activity) => {
      const found = approvalFault(activity, claim, records);
      if (found?.fault !== fault) return [];
      const values = valuesOf(approvalNumberOf(activity) ?? '', found);
      return [{ field, activity, values, ...(found.isOfInsurer && { note: ofInsurer }) }];
    });

const number = 'AP-1';

/** The approval of the clean claim's line, with changes. */
const approvalOf = (clean: Claim, changes: Partial<ApprovalRecord> = {}): ApprovalRecord => ({
  ...{ number, isOfInsurer: false, isGranted: true, payerCode: clean.payerId ?? '', cardNumber: clean.memberId },
  ...{ emiratesId: clean.emiratesId, limitFils: null },
  lines: clean.activities.map(({ type, code, quantity, netFils }) => ({
    ...{ type, code: code ?? '', quantity, netFils, validFrom: '2026-11-02', validTo: '2026-11-02' },
  })),
  ...changes,
});

/** The clean claim with this number, and with these approvals of the facility. */
const named = (clean: Claim, ...found: readonly ApprovalRecord[]): RecordedClaim => ({
  claim: withLine(clean, { priorAuthorizationId: 'ap-1 ' }),
  records: { ...noRecords, approvals: { asked: [number], found }, others: { claims: [], isWhole: true } },
});

const withLines = (clean: Claim, changes: Partial<ApprovalRecord['lines'][number]>): ApprovalRecord => {
  const approval = approvalOf(clean);
  return { ...approval, lines: approval.lines.map((each) => ({ ...each, ...changes })) };
};

const facts = (id: string, denial: string): Pick<RuleFacts, 'id' | 'family' | 'severity' | 'source'> => ({
  ...{ id: `authorisation.${id}`, family: 'authorisation', severity: 'warn' },
  source: { text: `Denial ${denial}`, on: '2026-11-30' },
});

const field = 'Activity.PriorAuthorizationID';
const passes = (clean: Claim) => named(clean, approvalOf(clean));

/** A claim beside the approvals that it names. Payers refuse what these rules find; the number alone shows that an approval is another patient's. */
export const authorisationRules: readonly RecordRule[] = [
  {
    ...facts('notFound', 'AUTH-003'),
    text: {
      en: 'Wasla has no approval {{number}} of your facility.',
      ar: 'لا توجد في «وصلة» موافقة برقم {{number}} لمنشأتكم.',
    },
    fix: {
      en: "Compare the number with the payer's answer. An approval that was given elsewhere is not known here.",
      ar: 'يرجى مطابقة الرقم مع رد الجهة الدافعة. الموافقات التي صدرت خارج «وصلة» غير معروفة هنا.',
    },
    find: findFault('notFound', field),
    passes,
    fails: (clean) => named(clean),
  },
  {
    ...facts('otherPayer', 'AUTH-003'),
    text: {
      en: 'Approval {{number}} was given by another payer than the one of the claim.',
      ar: 'الموافقة {{number}} صادرة عن شركة تأمين غير المذكورة في المطالبة.',
    },
    fix: {
      en: 'Correct the payer or the number of the approval.',
      ar: 'يرجى تصحيح الجهة الدافعة أو رقم الموافقة.',
    },
    find: findFault('otherPayer', field),
    passes,
    fails: (clean) => named(clean, approvalOf(clean, { payerCode: 'X999' })),
  },
  {
    ...{ ...facts('otherPatient', 'AUTH-003'), severity: 'block' },
    text: {
      en: 'Approval {{number}} was given for another patient.',
      ar: 'الموافقة {{number}} صادرة لمريض آخر.',
    },
    fix: {
      en: "Enter the number of this patient's approval, or correct the Emirates ID.",
      ar: 'يرجى إدخال رقم موافقة هذا المريض أو تصحيح رقم الهوية الإماراتية.',
    },
    find: findFault('otherPatient', field),
    passes,
    fails: (clean) => named(clean, approvalOf(clean, { emiratesId: '784200511122234' })),
  },
  {
    ...facts('notGranted', 'AUTH-001'),
    text: {
      en: 'Request {{number}} is not approved: it was denied or cancelled, or its answer is still open.',
      ar: 'الطلب {{number}} لم تتم الموافقة عليه: رُفض أو أُلغي أو لم يُحسم الرد عليه بعد.',
    },
    fix: {
      en: 'Open the request and read its answer. Ask the payer before you send the claim.',
      ar: 'يرجى فتح الطلب وقراءة الرد، ومراجعة الجهة الدافعة قبل إرسال المطالبة.',
    },
    find: findFault('notGranted', field),
    passes,
    fails: (clean) => named(clean, approvalOf(clean, { isGranted: false })),
  },
  {
    ...facts('otherCode', 'AUTH-005'),
    text: {
      en: 'The code of the line is not among those that approval {{number}} covers.',
      ar: 'رمز البند ليس من الرموز التي تشملها الموافقة {{number}}.',
    },
    fix: {
      en: 'Correct the code, or ask the payer to extend the approval.',
      ar: 'يرجى تصحيح الرمز، أو طلب تمديد الموافقة من الجهة الدافعة.',
    },
    find: findFault('otherCode', 'Activity.Code'),
    passes,
    fails: (clean) => named(clean, withLines(clean, { code: '99999' })),
  },
  {
    ...facts('otherDay', 'AUTH-004'),
    text: {
      en: 'Approval {{number}} did not hold on the day of the service.',
      ar: 'الموافقة {{number}} لم تكن سارية في يوم تقديم الخدمة.',
    },
    fix: {
      en: 'Correct the day of the line, or ask the payer to extend the approval.',
      ar: 'يرجى تصحيح تاريخ البند، أو طلب تمديد الموافقة من الجهة الدافعة.',
    },
    find: findFault('otherDay', 'Activity.Start'),
    passes,
    fails: (clean) => named(clean, withLines(clean, { validFrom: '2026-11-03', validTo: null })),
  },
  {
    ...facts('quantity', 'AUTH-005'),
    text: {
      en: 'Your claims take {{claimed}} of this service from approval {{number}}, which covers {{approved}}.',
      ar: 'كمية هذه الخدمة في مطالباتكم بالموافقة {{number}} هي {{claimed}}، والمعتمد منها {{approved}}.',
    },
    fix: {
      en: 'Claim what was approved, or ask the payer to extend the approval.',
      ar: 'يرجى المطالبة بالكمية المعتمدة، أو طلب تمديد الموافقة من الجهة الدافعة.',
    },
    find: findFault('quantity', 'Activity.Quantity'),
    passes,
    fails: (clean) => named(clean, withLines(clean, { quantity: 0.5 })),
  },
  {
    ...facts('amount', 'AUTH-005'),
    text: {
      en: 'Your claims take AED {{claimed}} from approval {{number}}, which covers AED {{approved}}.',
      ar: 'صافي مطالباتكم بالموافقة {{number}} هو {{claimed}} درهم، والمبلغ المعتمد {{approved}} درهم.',
    },
    fix: {
      en: 'Claim the approved amount, or ask the payer about the difference.',
      ar: 'يرجى المطالبة بالمبلغ المعتمد، أو مراجعة الجهة الدافعة بشأن الفرق.',
    },
    find: findFault('amount', 'Activity.Net'),
    passes,
    fails: (clean) => named(clean, withLines(clean, { netFils: 89_99 })),
  },
];
