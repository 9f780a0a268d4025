import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatEmiratesId, isEmiratesId } from '../../shared/_field/emiratesId.ts';
import type { ReadCard } from '../field/eligibility/broughtPatient.ts';
import { useEidReasons } from '../field/lookups/useChoices.ts';
import { CardReaderDialog } from '../parts/cardReader/CardReaderDialog.tsx';
import { CardSummary } from '../parts/cardReader/CardSummary.tsx';
import type { CardData } from '../parts/cardReader/useCardReader.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import type { FormValues } from './formValues.ts';

/** The number of the card that was read, until the user types another one. */
function useReadCard(control: Control<FormValues>) {
  const { field: number } = useController({ control, name: 'emiratesId' });
  const { field: reading } = useController({ control, name: 'cardReadId' });
  const [readNumber, setReadNumber] = useState(number.value);
  const [typedBefore, setTypedBefore] = useState('');
  const isTyped = reading.value !== '' && number.value !== readNumber;
  useEffect(() => {
    if (isTyped) reading.onChange('');
  }, [isTyped, reading]);

  return {
    isRead: reading.value !== '',
    /** The other person's number that the card's has taken the place of. */
    typedBefore: number.value === readNumber ? typedBefore : '',
    take: ({ emiratesIdNumber, cardReadId, isVerified }: CardData) => {
      const formatted = formatEmiratesId(emiratesIdNumber);
      setReadNumber(formatted);
      setTypedBefore(isEmiratesId(number.value) && number.value !== formatted ? number.value : '');
      number.onChange(formatted);
      // An offline reading proves nothing: the reason is still asked for.
      reading.onChange(isVerified ? cardReadId : '');
    },
  };
}

/** The dialog has given the focus back to its button: the next field to fill in takes it from there. */
function useAfterReading(read: ReadCard | null, onRead: () => void): void {
  const goOn = useEffectEvent(onRead);
  useEffect(() => {
    if (read) goOn();
  }, [read]);
}

interface EmiratesIdFieldsProps {
  control: Control<FormValues>;
  findCard: ReactNode;
  /** The card that was read before the form was opened. */
  broughtCard: ReadCard | null;
  /** Told once the form has the card and the dialog is gone. */
  onRead: () => void;
}

/** The Emirates ID: read from the card, or typed with the reason why the card was not read. */
export function EmiratesIdFields({ control, findCard, broughtCard, onRead }: EmiratesIdFieldsProps) {
  const { t } = useTranslation('eligibility');
  const { isRead, typedBefore, take } = useReadCard(control);
  const [isReading, setReading] = useState(false);
  const [shown, setShown] = useState(broughtCard);
  useAfterReading(shown === broughtCard ? null : shown, onRead);
  const reasons = useEidReasons();
  const close = () => setReading(false);
  return (
    <>
      <Box>
        <EmiratesIdField
          control={control}
          name="emiratesId"
          label={t('field.emiratesId')}
          {...(isRead ? { hint: t('form.fromCard') } : {})}
          isRequired
        />
        <Button {...steadyClick} size="small" aria-haspopup="dialog" onClick={() => setReading(true)}>
          {t('form.readCard')}
        </Button>
        {findCard}
        {isRead && shown && (
          <Box sx={{ my: 1 }}>
            <CardSummary {...shown} />
          </Box>
        )}
        <div role="status">
          {typedBefore && <Alert severity="warning">{t('form.otherCard', { typed: typedBefore })}</Alert>}
        </div>
        <CardReaderDialog
          isOpen={isReading}
          readsAtOnce
          acceptsUnverified
          onClose={close}
          onManual={close}
          onSubmit={(card, member) => {
            take(card);
            setShown({ card, member });
            close();
          }}
        />
      </Box>
      {isRead ? null : (
        <Dropdown
          control={control}
          name="eidReasonId"
          label={t('field.eidReasonId')}
          hint={t('form.eidReasonHint')}
          choices={reasons}
          isRequired
        />
      )}
    </>
  );
}
