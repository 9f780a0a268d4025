import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { bodyOf, type FormValues } from '../formValues.ts';
import { CardDetails } from './CardDetails.tsx';
import { FoundCards } from './FoundCards.tsx';

interface CardPanelProps {
  by: FormValues['identifier'];
  payer: { readonly payerId: number; readonly payerName: string; readonly payerNameArabic: string };
  control: Control<FormValues>;
  onUse: (cardNumber: string) => void;
  onClose: () => void;
}

/** What a payer's register says of the patient in the form, by the Emirates ID or by the card number. */
export function CardPanel({ by, payer, control, onUse, onClose }: CardPanelProps) {
  const { t, i18n } = useTranslation('card');
  // As it was when the user asked.
  const [{ emiratesId = '', cardReadId, eidReasonId, cardNumber = '' }] = useState(
    bodyOf(useWatch({ control }) as FormValues),
  );
  const { payerId } = payer;
  const isById = by === 'emiratesId';
  const name = nameIn(i18n.language, payer, 'payerName');
  return (
    <Dialog
      isOpen
      title={t(isById ? 'find.title' : 'check.title', { payer: name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {isById ? (
        <FoundCards question={{ payerId, emiratesId, cardReadId, eidReasonId }} payer={name} onUse={onUse} />
      ) : (
        <CardDetails payerId={payerId} cardNumber={cardNumber} payer={name} />
      )}
    </Dialog>
  );
}
