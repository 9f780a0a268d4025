import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormValues } from '../formValues.ts';

/** A number that was found in a payer's register, and whose it is there. */
interface FoundNumber {
  readonly cardNumber: string;
  readonly payerId: number | null;
  readonly emiratesId: string;
  /** It came with its payer: nothing of it has to be read again before the user goes on. */
  readonly hasPayer: boolean;
}

/**
 * The number that was found by the Emirates ID. It goes when the Emirates ID or the payer changes: it is the card of another patient,
 * or of another payer.
 */
export function useFoundNumber(control: Control<FormValues>) {
  const [payerId, emiratesId] = useWatch({ control, name: ['payerId', 'emiratesId'] });
  const { field } = useController({ control, name: 'cardNumber' });
  const [found, setFound] = useState<FoundNumber | null>(null);
  const isTheirs = found !== null && found.payerId === payerId && found.emiratesId === emiratesId;
  useEffect(() => {
    if (found === null || isTheirs) return;
    if (field.value === found.cardNumber) field.onChange('');
    setFound(null);
  }, [found, isTheirs, field]);
  return {
    isFound: isTheirs && field.value === found.cardNumber,
    hasPayer: found?.hasPayer ?? false,
    take: (cardNumber: string) => setFound({ cardNumber, payerId, emiratesId, hasPayer: false }),
    takeWithPayer: (cardNumber: string, ofPayer: number) =>
      setFound({ cardNumber, payerId: ofPayer, emiratesId, hasPayer: true }),
  };
}

interface CardNumberFieldsProps {
  control: Control<FormValues>;
  /** Whether the number was found in the payer's register by the Emirates ID. */
  isFound: boolean;
  /** Whether the patient is identified by it alone. */
  isRequired: boolean;
  findCard: ReactNode;
  /** Where the user goes on once a number was found. */
  onFound: () => void;
}

/** The number of the patient's card, typed, or found in the payer's register. */
export function CardNumberFields({ control, isFound, isRequired, findCard, onFound }: CardNumberFieldsProps) {
  const { t } = useTranslation('eligibility');
  // The dialog in which the number was chosen is gone, and with it the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number that was found
  useEffect(() => {
    if (isFound) onFound();
  }, [isFound]);
  const hint = isFound ? t('form.fromRegister') : isRequired ? undefined : t('form.cardNumberHint');
  return (
    <Box>
      <TextInput
        control={control}
        name="cardNumber"
        label={t('field.cardNumber')}
        maxLength={30}
        {...(hint ? { hint } : {})}
        isCode
        isRequired={isRequired}
      />
      {findCard}
    </Box>
  );
}
