import i18next from 'i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';

const inNamespaces = { ns: ['messages', 'refusals'], keySeparator: false, nsSeparator: false } as const;

/**
 * A message of the contract (validation rule or server error) in the user's language. The contract carries English text, so
 * the English text is the key; what has no translation is shown as it came.
 */
export const messageText = (message: string): string =>
  i18next.t(message as never, { ...inNamespaces, defaultValue: message }) as unknown as string;

/** The same for our own messages: one without a translation says in Arabic only that something is wrong, and is no English sentence. */
function ownMessageText(message: string, inGeneral: () => string): string {
  const text = messageText(message);
  return i18next.language === 'ar' && !/[\u0600-\u06FF]/.test(text) ? inGeneral() : text;
}

/** What is wrong with a field. */
export const fieldProblemText = (message: string): string =>
  ownMessageText(message, () => messageText('This value is not valid.'));

export const errorText = ({ message, field }: ApiError): string =>
  field ? fieldProblemText(message) : ownMessageText(message, () => i18next.t('app:serverError'));
