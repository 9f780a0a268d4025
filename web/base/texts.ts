import 'i18next';
import type { EnglishTexts } from './englishTexts.ts';

/**
 * The texts: a folder `texts` holds the namespace that is named as the folder around it, in `en.json` and `ar.json`. English
 * gives the keys their types; a test holds Arabic to the same keys. `messages` (what a visitor may meet) and `refusals` (the rest, which
 * comes with the screen table) exist in Arabic only: their keys are the English texts of validation and server messages, which the
 * contract carries.
 */
interface Resources extends EnglishTexts {
  messages: Record<string, string>;
  refusals: Record<string, string>;
}
export type Namespace = keyof Resources;

/** The names of the words in a group of a namespace: `WordOf<'errorLog', 'field'>` has `at` of `field.at`. */
export type WordOf<Ns extends Namespace, Group extends GroupOf<Ns>> = keyof Resources[Ns][Group] & string;
export type GroupOf<Ns extends Namespace> = keyof Resources[Ns] & string;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Resources;
  }
}
