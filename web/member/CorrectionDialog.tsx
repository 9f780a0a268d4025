import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MemberDetails } from '../../shared/member/routes.ts';
import type { SentForm } from '../parts/form/ContractForm.tsx';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { MemberChanged } from './MemberChanged.tsx';

interface CorrectionDialogProps {
  form: SentForm & { readonly isSending: boolean; readonly dropDraft: () => void; readonly control: unknown };
  seen: MemberDetails;
  now: MemberDetails;
  title: string;
  submitText: string;
  isDangerous?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A correction in a dialog: its fields, the reason, that the payer's next list wins, and what somebody else has changed meanwhile. */
export function CorrectionDialog({ form, seen, now, children, ...dialog }: CorrectionDialogProps) {
  const { t } = useTranslation('member');
  return (
    <FormDialog form={form} {...dialog}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MemberChanged seen={seen} now={now} />
        <Alert severity="info" role="note">
          {t('correct.listWins')}
        </Alert>
        {children}
        <TextInput
          control={form.control as Control<FieldValues>}
          name="reason"
          label={t('correct.reason')}
          maxLength={500}
          isRequired
        />
      </Box>
    </FormDialog>
  );
}
