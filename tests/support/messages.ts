import { keyIn } from '../../shared/_contract/textKey.ts';
import { errorTable } from '../../shared/messages.ts';
import { refusals } from '../../shared/refusals.ts';
import { flat, numberForm, textsOf } from './webTexts.ts';

/** A message of the contract: the key of its text, the code that an answer carries, and the English with its places. */
interface Message {
  readonly key: string;
  readonly code: string;
  readonly english: string;
}

/** The code of the portal, as it stands in the files. */
export const contractCode = import.meta.glob<string>(
  [
    '../../shared/**/*.ts',
    '../../functions/**/*.ts',
    '../../web/**/*.{ts,tsx}',
    '!../../functions/_connect/**',
    '!../../web/gallery/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Every key that the code names in a call of `sentence`, with its English text. */
export const sentencesInCode: readonly Message[] = Object.values(contractCode).flatMap((code) =>
  [...code.matchAll(/\bsentence\(\s*'([\w:]+)',\s*(['"`])(.+?)\2/g)].map(([, key = '', , english = '']) => ({
    key,
    code: 'custom',
    english,
  })),
);
/** The rows of the tables of failures and refusals. */
export const messagesOfTables: readonly Message[] = [
  ...Object.entries(errorTable).map(([name, { module, message }]) => ({
    key: keyIn(module, name),
    code: name,
    english: message,
  })),
  ...Object.entries(refusals).map(([name, row]) => ({
    key: keyIn('module' in row ? row.module : undefined, name),
    code: row.code,
    english: row.message,
  })),
];
/** Every message that the contract names, once. */
export const everyMessage: readonly Message[] = [
  ...new Map([...sentencesInCode, ...messagesOfTables].map((each) => [each.key, each])).values(),
];

/** The Arabic of a message by its key, in all its numbers: `member:nameMissing` is in the texts of the module. */
export function arabicOf(textKey: string): string[] {
  const [name = '', module] = textKey.split(':').reverse();
  const texts = module
    ? flat((textsOf('ar', module).messages ?? {}) as Record<string, unknown>)
    : flat({ ...textsOf('ar', 'messages'), ...textsOf('ar', 'refusals') });
  return [...texts].flatMap(([key, text]) => (key.replace(numberForm, '') === name ? [text] : []));
}
