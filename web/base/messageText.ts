import i18next from 'i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';

/**
 * A message of the contract (validation rule or server error) in the user's language. The contract carries English text, so
 * the English text is the key; what has no translation is shown as it came.
 */
export const messageText = (message: string): string =>
  i18next.t(message as never, {
    ns: 'messages',
    keySeparator: false,
    nsSeparator: false,
    defaultValue: message,
  }) as unknown as string;

export const errorText = (error: ApiError): string => messageText(error.message);
