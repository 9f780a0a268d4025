import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../ui/useField.ts';

/** A draft that came back, by the fields of the form. */
export interface ReturnedDraft {
  readonly fields: readonly string[];
  /** Filled in before, and kept nowhere. */
  readonly notKept: readonly string[];
  /** Somebody else has changed them since they were typed. */
  readonly overtaken: readonly string[];
  readonly labelOf: ((field: string) => string) | undefined;
  /** Throws it away; not where the form has another way to do so. */
  readonly discard?: () => void;
}

/** A field's name as it stands beside it, without the sign of a required one. */
function shownLabel(field: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(fieldId(field))}"]`);
  return label?.firstChild?.textContent?.trim() ?? '';
}

/** The fields in the words of the screen: the form says them, or they are read from the screen. */
function useNamesOf(fields: readonly string[], labelOf: ReturnedDraft['labelOf']): string {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState<readonly string[]>([]);
  const list = fields.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are drawn with this note, and their names change with the language
  useLayoutEffect(() => setShown(labelOf ? [] : fields.map(shownLabel)), [list, i18n.language]);
  const names = new Set((labelOf ? fields.map(labelOf) : shown).filter(Boolean));
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names);
}

/** Says what came back of a draft, after a new sign-in for instance, what did not, and what has changed since it was typed. */
export function DraftNote({ fields, notKept, overtaken, labelOf, discard }: ReturnedDraft) {
  const { t } = useTranslation('ui');
  const returnedNames = useNamesOf(fields, labelOf);
  const notKeptNames = useNamesOf(notKept, labelOf);
  const overtakenNames = useNamesOf(overtaken, labelOf);
  return (
    <Alert
      severity={overtaken.length > 0 ? 'warning' : 'info'}
      role="status"
      action={
        discard && (
          <Button color="inherit" size="small" onClick={discard}>
            {t('form.discard')}
          </Button>
        )
      }
    >
      {fields.length > 0 && (
        <div>{returnedNames ? t('form.returned', { fields: returnedNames }) : t('form.returnedSome')}</div>
      )}
      {overtaken.length > 0 && (
        <div>{overtakenNames ? t('form.overtaken', { fields: overtakenNames }) : t('form.overtakenSome')}</div>
      )}
      {notKept.length > 0 && (
        <div>{notKeptNames ? t('form.notKept', { fields: notKeptNames }) : t('form.notKeptSome')}</div>
      )}
    </Alert>
  );
}
