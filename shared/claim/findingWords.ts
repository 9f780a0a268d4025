import type { Bilingual } from '../_field/bilingual.ts';
import type { FindingWords } from './claimFinding.ts';
import { ruleFacts } from './scrub.ts';
import { takeOverWords } from './takeOverWords.ts';

/** The code of the finding that says where a file breaks off. */
export const brokenOff = 'file.brokenOff';

const brokenOffWords: FindingWords = {
  severity: 'block',
  text: {
    en: 'The file cannot be read from this line on. The claims before it were checked.',
    ar: 'تتعذّر قراءة الملف ابتداءً من هذا السطر، وقد فُحصت المطالبات التي قبله.',
  },
  fix: {
    en: 'Write the file anew from your system, and check it once more.',
    ar: 'يرجى إصدار الملف من نظامكم من جديد ثم فحصه مرة أخرى.',
  },
};

const named = (code: string): Bilingual => ({ en: code, ar: code });

/** How severe a finding is, in words: what is wrong, and what to do. A rule that a newer release took away is named by its id. */
export function findingWords(code: string): FindingWords {
  if (code === brokenOff) return brokenOffWords;
  return takeOverWords(code) ?? ruleFacts(code) ?? { severity: 'warn', text: named(code), fix: named('') };
}
