import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useFirstFocus } from '../ui/useFirstFocus.ts';
import { EligibilityFields } from './EligibilityFields.tsx';
import { ChangedMeanwhile } from './lifecycle/ChangedMeanwhile.tsx';
import type { Details } from './lifecycle/details.ts';
import { pointedAt } from './lifecycle/pointedAt.ts';
import { useChangeEligibility } from './lifecycle/useChangeEligibility.ts';

interface ChangeEligibilityFormProps {
  action: 'correct' | 'resubmit';
  request: Details;
  today: string;
  readAgain: () => Promise<void>;
  /** The way back to the request. */
  back: ReactNode;
}

/** REQ-ELIG-11: corrects a sent request. Another user's change at the same time is shown beside the typed values. */
export function ChangeEligibilityForm({ action, request, today, readAgain, back }: ChangeEligibilityFormProps) {
  const { t } = useTranslation(['eligibility', 'lifecycle']);
  const form = useChangeEligibility({ action, request, readAgain });
  const { seen, hasChanged, isStillPossible, goOn } = form.state;
  const fields = action === 'resubmit' ? pointedAt(seen) : [];
  const names = fields.map((name) => t(`field.${name}`)).join(t('list.comma'));
  const formElement = useRef<HTMLFormElement>(null);
  const [first] = fields;
  useFirstFocus(formElement, first, () => first && form.goTo(first));
  return (
    <ContractForm form={form} ref={formElement} label={t(`lifecycle:${action}.label`)} keptText={t('form.kept')}>
      <Alert severity="info">{t(`lifecycle:${action}.text`)}</Alert>
      {names && <Alert severity="warning">{t('lifecycle:resubmit.pointedAt', { fields: names })}</Alert>}
      <EligibilityFields control={form.control} check={form.check} goTo={form.goTo} today={today} />
      {hasChanged && (
        <ChangedMeanwhile seen={seen} now={request} isPossible={isStillPossible}>
          <Button size="small" color="inherit" variant="outlined" onClick={goOn}>
            {t('lifecycle:conflict.goOn')}
          </Button>
        </ChangedMeanwhile>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {!hasChanged && (
          <SubmitButton isSending={form.isSending} busyText={t(`lifecycle:${action}.sending`)}>
            {t(`lifecycle:${action}.send`)}
          </SubmitButton>
        )}
        {back}
      </Box>
    </ContractForm>
  );
}
