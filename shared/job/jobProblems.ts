import type { Bilingual, Language } from '../_field/bilingual.ts';
import { filledText } from '../_field/sentence.ts';

/** What can be wrong with a row that a job reads, in both languages: screens and reports say it with the same words. */
export const problemTexts: Readonly<Record<string, Bilingual>> = {
  required: { en: 'This value is missing.', ar: 'هذه القيمة مفقودة.' },
  tooLong: { en: 'This value is too long.', ar: 'هذه القيمة أطول من المسموح.' },
  formula: { en: 'The cell holds a formula. Please paste its value.', ar: 'تحتوي الخلية على معادلة. يرجى لصق قيمتها.' },
  notADate: {
    en: 'This is not a date. Please write yyyy-mm-dd or dd/mm/yyyy.',
    ar: 'هذا ليس تاريخًا. يرجى كتابته بالصيغة yyyy-mm-dd أو dd/mm/yyyy.',
  },
  notANumber: { en: 'This is not a number within the limits.', ar: 'هذه القيمة ليست عددًا ضمن الحدود المسموح بها.' },
  yesNo: { en: 'Please write Yes or No.', ar: 'يرجى كتابة نعم أو لا.' },
  fraction: {
    en: 'Is this a share or a percentage? Please write 20 or 20%.',
    ar: 'هل هذه حصة أم نسبة مئوية؟ يرجى كتابة 20 أو 20%.',
  },
  monthFirst: {
    en: 'The month seems to stand first. Please write dd/mm/yyyy.',
    ar: 'يبدو أن الشهر مكتوب أولًا. يرجى كتابة التاريخ بالصيغة dd/mm/yyyy.',
  },
  shortYear: { en: 'Please write the year with four digits.', ar: 'يرجى كتابة السنة بأربعة أرقام.' },
  hijriDate: {
    en: 'This is a Hijri date. Please write it in the Gregorian calendar.',
    ar: 'هذا تاريخ هجري. يرجى كتابته بالتقويم الميلادي.',
  },
  cellError: { en: 'The spreadsheet shows an error in this cell.', ar: 'يعرض برنامج الجداول خطأ في هذه الخلية.' },
  lostLetters: {
    en: 'Another program has lost letters of this text. Please write it again.',
    ar: 'فقد برنامج آخر حروفًا من هذا النص. يرجى كتابته من جديد.',
  },
  licence: {
    en: 'A licence has 3 to 30 letters, digits and hyphens.',
    ar: 'يتكون رقم الترخيص من 3 إلى 30 خانة من الحروف اللاتينية والأرقام والشرطات.',
  },
  unknownValue: { en: 'This value is not known here.', ar: 'هذه القيمة ليست من القيم المقبولة.' },
  cardNumber: {
    en: 'A card number has letters and digits, and is no Emirates ID.',
    ar: 'يتكون رقم البطاقة من حروف وأرقام، وليس رقم هوية إماراتية.',
  },
  memberId: {
    en: 'A member number has 2 to 30 letters, digits and the signs / . _ -, and is no Emirates ID.',
    ar: 'يتكون رقم البطاقة من 2 إلى 30 خانة من الحروف اللاتينية والأرقام والعلامات / . _ -، وليس رقم هوية إماراتية.',
  },
  emiratesId: { en: 'This is not a valid Emirates ID.', ar: 'رقم الهوية الإماراتية غير صحيح.' },
  inFuture: { en: 'This date is in the future.', ar: 'هذا التاريخ في المستقبل.' },
  endsBeforeStart: { en: 'The cover ends before it starts.', ar: 'تنتهي التغطية قبل بدايتها.' },
  cancelledBeforeStart: {
    en: 'The cover was cancelled before it starts.',
    ar: 'أُلغيت التغطية قبل بدايتها.',
  },
  tooOld: { en: 'This date is too far in the past.', ar: 'هذا التاريخ أقدم مما هو مسموح به.' },
  identifierMissing: {
    en: 'The Emirates ID or the card number is needed.',
    ar: 'رقم الهوية الإماراتية أو رقم البطاقة مطلوب.',
  },
  reasonMissing: {
    en: 'Please say why the Emirates ID was typed and not read from its card.',
    ar: 'يرجى ذكر سبب كتابة رقم الهوية بدلًا من قراءته من البطاقة.',
  },
  mobile: {
    en: 'This is not a mobile number. Please write 0501234567 or +971-50-123-4567.',
    ar: 'هذا ليس رقم هاتف متحرك. يرجى كتابته بالصيغة 0501234567 أو +971-50-123-4567.',
  },
  shortened: {
    en: 'The spreadsheet has shortened this number. Please format the column as text and enter it again.',
    ar: 'اختصر برنامج الجداول هذا الرقم. يرجى تنسيق العمود كنص وإدخال الرقم مجددًا.',
  },
  payerNotAvailable: {
    en: 'This payer is not known here, or takes no eligibility requests.',
    ar: 'هذه الجهة الدافعة غير مسجّلة في البوابة، أو لا تستقبل طلبات الأهلية.',
  },
  clinicianNotFound: {
    en: 'This facility has no active clinician with this licence.',
    ar: 'لا يوجد في هذه المنشأة مهني صحي ترخيصه سارٍ بهذا الرقم.',
  },
  searchPaused: {
    en: 'This row was not sent: no payer knows many of the patients in the sheets of today. Please check the payers, or send the row again tomorrow.',
    ar: 'لم يُرسل هذا الصف: كثير من المرضى في جداول اليوم لا تعرفهم أي جهة دافعة. يرجى مراجعة الجهات الدافعة، أو إعادة إرسال الصف غدًا.',
  },
  duplicate: {
    en: 'This is the same request as an earlier row. It was not sent a second time.',
    ar: 'هذا الطلب مطابق لصف سابق، ولم يُرسل مرة ثانية.',
  },
};

/** What is said besides of a problem whose limit is known; older reports know none. */
const limitTexts: Readonly<Record<string, Bilingual>> = {
  tooOld: { en: 'The earliest day allowed is {{limit}}.', ar: 'أقدم تاريخ مسموح به هو {{limit}}.' },
};

/** A problem in words, with the limit that the value passes; one without words is named by its code. */
export function problemWords({
  code,
  limit,
}: {
  readonly code: string;
  readonly limit?: string | undefined;
}): Bilingual {
  const words = problemTexts[code] ?? { en: code, ar: code };
  const more = limitTexts[code];
  if (!more || limit === undefined) return words;
  const inWords = (language: Language) => `${words[language]} ${filledText(more[language], { limit })}`;
  return { en: inWords('en'), ar: inWords('ar') };
}
