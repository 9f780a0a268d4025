import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../base/i18n.ts';
import { steadyClick } from '../../ui/steadyClick.ts';
import { bodyOf, cardOfEarlier, type FieldName, type FormValues } from '../formValues.ts';
import type { AskedPatient } from './InsurersPanel.tsx';
import { useAskSeveral } from './useAskSeveral.ts';

const InsurersPanel = lazy(async () => {
  const [file] = await Promise.all([import('./InsurersPanel.tsx'), loadTexts(['card', 'member', 'ui'])]);
  return { default: file.InsurersPanel };
});

interface FindInsurerProps {
  control: Control<FormValues>;
  check: (names: FieldName[]) => Promise<boolean>;
  /** Told of the card that the user has chosen; the form has it and its payer by then. */
  onUse: (cardNumber: string, payerId: number) => void;
  /** Told of the first request, where several payers were asked. */
  onAsked: (first: { eligibilityId: string }) => void;
}

/** Asks the registers of the facility's payers who insures the patient, and several payers at once. Nothing is filled in that the user has not chosen. */
export function FindInsurer({ control, check, onUse, onAsked }: FindInsurerProps) {
  const { t } = useTranslation('eligibility');
  const cardReadId = useWatch({ control, name: 'cardReadId' });
  const values = useWatch({ control }) as FormValues;
  const { field: payer } = useController({ control, name: 'payerId' });
  const { field: cardNumber } = useController({ control, name: 'cardNumber' });
  const [asked, setAsked] = useState<AskedPatient | null>(null);
  const asking = useAskSeveral({ values, check, onAsked });
  // The reading that an earlier request was sent with proves nothing to a register today.
  if (cardReadId === cardOfEarlier) return null;

  const open = async () => {
    if (!(await check(['emiratesId', 'eidReasonId']))) return;
    const { emiratesId = '', cardReadId: reading, eidReasonId } = bodyOf(values);
    setAsked({ emiratesId, cardReadId: reading, eidReasonId });
  };
  const close = () => setAsked(null);
  const use = (payerId: number, found: string) => {
    payer.onChange(payerId);
    cardNumber.onChange(found);
    close();
    onUse(found, payerId);
  };
  return (
    <>
      <Button {...steadyClick} size="small" aria-haspopup="dialog" onClick={() => void open()}>
        {t('form.findInsurer')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <InsurersPanel patient={asked} asking={asking} onUse={use} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
