import type { FindingWords } from './claimFinding.ts';
import { longest, mostOf } from './claimShape.ts';

const prefix = 'takeOver.';

const refused = (text: FindingWords['text'], fix: FindingWords['fix']): FindingWords => ({
  severity: 'refused',
  ...{ text, fix },
});
const remark = (text: FindingWords['text'], fix: FindingWords['fix']): FindingWords => ({
  severity: 'warn',
  ...{ text, fix },
});

/** What can be said of a claim that is taken over from a file, or of the file. */
const words = {
  otherProvider: refused(
    { en: 'The claim is of another provider.', ar: 'المطالبة تخص مقدّم خدمة آخر.' },
    {
      en: 'Take it over at the facility that has this licence.',
      ar: 'تُستورد في المنشأة صاحبة هذا الترخيص.',
    },
  ),
  otherRegulator: refused(
    { en: 'The file follows the schema of another health authority.', ar: 'الملف مُعدّ وفق مخطط جهة صحية أخرى.' },
    {
      en: 'Write the claim in a file for the health authority of your facility.',
      ar: 'يرجى إصدار المطالبة في ملف للجهة الصحية التي تتبعها منشأتكم.',
    },
  ),
  alreadyHere: refused(
    {
      en: 'Your facility has a claim with this number. It stays as it is.',
      ar: 'لدى منشأتكم مطالبة بهذا الرقم، وتبقى كما هي.',
    },
    { en: 'Change the claim in the list, if it should say something else.', ar: 'يرجى تعديلها من القائمة عند الحاجة.' },
  ),
  twice: refused(
    {
      en: 'An earlier claim of the file has this number.',
      ar: 'رقم هذه المطالبة وارد في مطالبة سابقة في الملف.',
    },
    {
      en: 'Give the claim a number of its own, if it is another one.',
      ar: 'يرجى إعطاؤها رقمًا خاصًا بها إن كانت مطالبة مختلفة.',
    },
  ),
  tooLong: refused(
    { en: 'A text is longer than a claim may have it here.', ar: 'نص أطول مما تقبله المطالبة هنا.' },
    {
      en: `Shorten it: a number or a code has at most ${longest.code} characters, a comment ${longest.comment}, the value of an observation ${longest.value}.`,
      ar: `يرجى اختصاره: للرقم أو الرمز ${longest.code} خانة على الأكثر، وللتعليق ${longest.comment}، ولقيمة البيان الداعم ${longest.value}.`,
    },
  ),
  tooMany: refused(
    {
      en: 'A claim has more parts of this kind than it may have here.',
      ar: 'في المطالبة عناصر من هذا النوع أكثر مما تقبله هنا.',
    },
    {
      en: `Split the claim: it has at most ${mostOf.activities} lines, ${mostOf.diagnoses} diagnoses and ${mostOf.encounters} encounters, a line ${mostOf.observations} observations.`,
      ar: `يرجى تقسيم المطالبة: لها ${mostOf.activities} بند و${mostOf.diagnoses} تشخيص و${mostOf.encounters} زيارة علاجية على الأكثر، وللبند ${mostOf.observations} بيان داعم.`,
    },
  ),
  outOfRange: refused(
    { en: 'A number is larger than any amount or count.', ar: 'رقم أكبر من أي مبلغ أو عدد ممكن.' },
    { en: 'Write the true amount.', ar: 'يرجى كتابة القيمة الصحيحة.' },
  ),
  tooLarge: refused(
    {
      en: 'The claim as a whole is larger than one that can be kept here.',
      ar: 'المطالبة بمجملها أكبر مما يمكن حفظه هنا.',
    },
    {
      en: 'Split the claim, or leave out long values of observations.',
      ar: 'يرجى تقسيم المطالبة أو حذف القيم الطويلة للبيانات الداعمة.',
    },
  ),
  notAsWritten: remark(
    {
      en: 'The draft does not have this value as the file writes it.',
      ar: 'قيمة هذا الحقل في المسودة ليست كما وردت في الملف.',
    },
    { en: 'Compare the draft with the file.', ar: 'يرجى مقارنة المسودة بالملف.' },
  ),
  attachment: remark(
    {
      en: 'The attached file of the resubmission was not taken over.',
      ar: 'لم يُستورد الملف المرفق بإعادة التقديم.',
    },
    { en: 'Send this claim by your own system.', ar: 'يرجى إرسال هذه المطالبة من نظامكم.' },
  ),
  brokenOff: refused(
    {
      en: 'The file cannot be read from here on. The claims before it were taken over.',
      ar: 'تتعذّر قراءة الملف ابتداءً من هذا الموضع، وقد استُوردت المطالبات التي قبله.',
    },
    {
      en: 'Write the file anew and take it over once more: no claim is made twice.',
      ar: 'يرجى إصدار الملف من جديد واستيراده مرة أخرى، ولا تُنشأ أي مطالبة مرتين.',
    },
  ),
} as const satisfies Record<string, FindingWords>;

export type TakeOverProblem = keyof typeof words;

/** The code under which a job keeps it. */
export const takeOverCode = (problem: TakeOverProblem): `${typeof prefix}${TakeOverProblem}` => `${prefix}${problem}`;

const byCode: Readonly<Record<string, FindingWords>> = words;

/** The words of such a code; undefined for another. */
export const takeOverWords = (code: string): FindingWords | undefined =>
  code.startsWith(prefix) ? byCode[code.slice(prefix.length)] : undefined;
