import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { EligibilityFields } from './EligibilityFields.tsx';
import { emptyForm, type FormValues } from './formValues.ts';
import { AnsweredToday } from './lifecycle/AnsweredToday.tsx';
import { useNewEligibility } from './useNewEligibility.ts';

interface NewEligibilityFormProps {
  initial: FormValues;
  today: string;
  /** The earlier request of the patient. */
  from: string | null;
}

export function NewEligibilityForm(props: NewEligibilityFormProps) {
  const { t } = useTranslation('eligibility');
  const form = useNewEligibility(props);
  const [isAsking, setAsking] = useState(false);

  return (
    <ContractForm form={form} label={t('form.label')} keptText={t('form.kept')}>
      <EligibilityFields control={form.control} check={form.check} goTo={form.goTo} today={props.today} />
      <AnsweredToday control={form.control} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <SubmitButton isSending={form.isSending} busyText={t('form.sending')}>
          {t('form.send')}
        </SubmitButton>
        <Button {...steadyClick} onClick={() => setAsking(true)}>
          {t('form.clear')}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('form.clearTitle')}
        action={t('form.clearConfirm')}
        keepText={t('form.clearKeep')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          form.clear(emptyForm(props.today));
          setAsking(false);
        }}
      >
        {t('form.clearText')}
      </ConfirmDialog>
    </ContractForm>
  );
}
