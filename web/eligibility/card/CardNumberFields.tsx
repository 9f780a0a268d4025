import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FieldName, FormValues } from '../formValues.ts';

interface CardNumberFieldsProps {
  control: Control<FormValues>;
  /** The number that was found by the Emirates ID, or empty. */
  found: string;
  findCard: ReactNode;
  goTo: (name: FieldName) => void;
}

/** The number of the patient's card, typed, or found in the payer's register. */
export function CardNumberFields({ control, found, findCard, goTo }: CardNumberFieldsProps) {
  const { t } = useTranslation('eligibility');
  const isFound = useWatch({ control, name: 'cardNumber' }) === found && found !== '';
  // After the choice of a number its button is gone, so the focus moves to the number's field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has come
  useEffect(() => {
    if (isFound) goTo('cardNumber');
  }, []);
  return (
    <Box>
      <TextInput
        control={control}
        name="cardNumber"
        label={t('field.cardNumber')}
        maxLength={30}
        {...(isFound ? { hint: t('form.fromRegister') } : {})}
        isCode
        isRequired
      />
      {findCard}
    </Box>
  );
}
