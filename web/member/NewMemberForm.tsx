import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { pathTo } from '../base/screenPath.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { memberPath } from './memberAddress.ts';
import { NewMemberFields } from './NewMemberFields.tsx';
import { memberScreens } from './screens.ts';
import { useNewMember } from './useNewMember.ts';

/** A member and a first cover, by hand. What was typed stays until the register has it. */
export function NewMemberForm({ payerId }: { payerId: number }) {
  const { t } = useTranslation('member');
  const { form, existing, isRegisterBusy } = useNewMember(payerId);
  const { control, isSending } = form;
  return (
    <ContractForm form={form} label={t('add.title')} keptText={t('add.kept')}>
      <NewMemberFields control={control} today={emiratesDateOf(new Date())} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <SubmitButton isSending={isSending} busyText={t('add.sending')}>
          {t('add.send')}
        </SubmitButton>
        {isRegisterBusy && (
          <Button component={Link} to={pathTo(memberScreens.uploads)} target="_blank" rel="noopener">
            {t('add.toUploads')}
          </Button>
        )}
        {existing && (
          <Button component={Link} to={memberPath(existing)} target="_blank" rel="noopener">
            {t('add.openExisting')}
          </Button>
        )}
      </Box>
    </ContractForm>
  );
}
