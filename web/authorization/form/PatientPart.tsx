import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { CardReaderDialog } from '../../parts/cardReader/CardReaderDialog.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { EmiratesIdField } from '../../ui/EmiratesIdField.tsx';
import { Section } from '../../ui/Section.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormValues } from './formValues.ts';
import { useFormPayers } from './useFormPayers.ts';

/** Whom the request is for, and whom it goes to. The Emirates ID is typed, pasted or read from its card. */
export function PatientPart({ form }: { form: UseFormReturn<FormValues> }) {
  const { t } = useTranslation('authorization');
  const { control } = form;
  const [isReading, setReading] = useState(false);
  const payers = useFormPayers();
  const close = () => setReading(false);
  return (
    <Section title={t('form.part.patient')} columnWidth={240}>
      <Dropdown
        control={control}
        name="payerId"
        label={t('form.field.payerId')}
        choices={payers}
        {...(payers?.some(({ endsGroup }) => endsGroup) && { hint: t('form.payersHint') })}
        isRequired
      />
      <Box>
        <EmiratesIdField control={control} name="emiratesId" label={t('form.field.emiratesId')} />
        <Button {...steadyClick} size="small" aria-haspopup="dialog" onClick={() => setReading(true)}>
          {t('form.readCard')}
        </Button>
        <CardReaderDialog
          isOpen={isReading}
          readsAtOnce
          acceptsUnverified
          onClose={close}
          onManual={close}
          onSubmit={({ emiratesIdNumber }) => {
            form.setValue('emiratesId', formatEmiratesId(emiratesIdNumber), {
              shouldDirty: true,
              shouldValidate: true,
            });
            close();
          }}
        />
      </Box>
      <TextInput
        control={control}
        name="cardNumber"
        label={t('form.field.cardNumber')}
        hint={t('form.cardNumberHint')}
        maxLength={30}
        isCode
      />
      <TextInput control={control} name="patientName" label={t('form.field.patientName')} maxLength={200} />
    </Section>
  );
}
