import { type Bilingual, inLanguage } from '../_field/bilingual.ts';
import { dateText } from '../_field/dateText.ts';
import { filledText } from '../_field/sentence.ts';
import type { RegisterRemark } from './registerRemark.ts';

/** What the portal's own register says against a cover, for screens and printed pages; payers' own comments stay as they came. */
const registerRemarks = {
  memberUnknown: { en: 'The register has no such member.', ar: 'لا يوجد هذا العضو في السجل.' },
  coverUnknown: { en: 'The register has no cover of this member.', ar: 'لا توجد في السجل تغطية لهذا العضو.' },
  coverBegins: {
    en: 'The cover of policy {{policyNumber}} begins on {{day}}.',
    ar: 'تبدأ تغطية الوثيقة {{policyNumber}} في {{day}}.',
  },
  coverEnded: {
    en: 'The cover of policy {{policyNumber}} ended on {{day}}.',
    ar: 'انتهت تغطية الوثيقة {{policyNumber}} في {{day}}.',
  },
  coverCancelled: {
    en: 'The cover of policy {{policyNumber}} was cancelled on {{day}}.',
    ar: 'أُلغيت تغطية الوثيقة {{policyNumber}} في {{day}}.',
  },
} as const satisfies Record<RegisterRemark['name'], Bilingual>;

/** A remark in words. The number of a policy keeps its own direction within an Arabic sentence. */
export const remarkText = (language: string, { name, policyNumber = '', day }: RegisterRemark): string =>
  filledText(inLanguage(language, registerRemarks[name]), {
    policyNumber: inLanguage(language, { en: policyNumber, ar: `\u2068${policyNumber}\u2069` }),
    day: day ? dateText(day) : '',
  });

/** What a payer says of its answer, in the reader's language where the portal's own register said it. */
export const payerWords = (
  language: string,
  {
    payerComments,
    payerRemark,
  }: { readonly payerComments: string | null; readonly payerRemark: RegisterRemark | null },
): string | null => (payerRemark ? remarkText(language, payerRemark) : payerComments);
