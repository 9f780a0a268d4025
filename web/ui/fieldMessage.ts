import { useTranslation } from 'react-i18next';
import { fieldProblemText } from '../base/messageText.ts';

/** Turns a field's error into the user's language: a key such as `ui:date.invalid`, a message of the contract, or a kept refusal. */
export function useFieldMessage(): (message: string | undefined) => string | null {
  const { t } = useTranslation(['ui', 'messages']);
  return (message) => {
    if (!message) return null;
    return /^[a-z]+:[\w.]+$/i.test(message) ? String(t(message as never)) : fieldProblemText(message);
  };
}
