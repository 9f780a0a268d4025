import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../base/i18n.ts';
import { usePayer } from '../../field/lookups/useChoices.ts';
import { steadyClick } from '../../ui/steadyClick.ts';
import { cardOfEarlier, type FieldName, type FormValues } from '../formValues.ts';

const CardPanel = lazy(async () => {
  const [file] = await Promise.all([import('./CardPanel.tsx'), loadTexts(['card', 'member', 'ui'])]);
  return { default: file.CardPanel };
});

/** What has to be right before the register is asked. */
const needed = {
  emiratesId: ['emiratesId', 'eidReasonId'],
  cardNumber: ['cardNumber'],
} as const satisfies Record<FormValues['identifier'], FieldName[]>;

interface FindCardProps {
  /** What the register is asked by: the cards of the Emirates ID, or whom the card number names. */
  by: FormValues['identifier'];
  control: Control<FormValues>;
  check: (names: FieldName[]) => Promise<boolean>;
  /** Told of the number that the user has chosen; the form has it by then. */
  onUse: (cardNumber: string) => void;
}

/**
 * Looks into the register of a payer that keeps it here: which cards an Emirates ID has, or whom a card names. Nothing is filled in
 * that the user has not chosen.
 */
export function FindCard({ by, control, check, onUse }: FindCardProps) {
  const { t } = useTranslation('eligibility');
  const [payerId, identifier, cardReadId] = useWatch({ control, name: ['payerId', 'identifier', 'cardReadId'] });
  const { field: cardNumber } = useController({ control, name: 'cardNumber' });
  const payer = usePayer(payerId);
  const [isOpen, setOpen] = useState(false);
  // The reading that an earlier request was sent with proves nothing to the register today.
  const hasOldReading = cardReadId === cardOfEarlier;
  const isNothingToCheck = by === 'cardNumber' && identifier === 'emiratesId' && cardNumber.value.trim() === '';
  if (!payer?.hasRegister || (by === 'emiratesId' && hasOldReading) || isNothingToCheck) return null;

  const open = async () => {
    if (await check([...needed[by]])) setOpen(true);
  };
  const use = (found: string) => {
    cardNumber.onChange(found);
    setOpen(false);
    onUse(found);
  };
  return (
    <>
      <Button {...steadyClick} size="small" aria-haspopup="dialog" onClick={() => void open()}>
        {t(by === 'emiratesId' ? 'form.findCard' : 'form.checkCard')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CardPanel by={by} payer={payer} control={control} onUse={use} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
