import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RegulatoryDetails } from '../../shared/manage/routes.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { ConnectionResult } from '../parts/connection/ConnectionResult.tsx';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useRegulatoryDetails } from './useRegulatoryDetails.ts';

interface RegulatoryDialogProps {
  details: RegulatoryDetails;
  onClose: () => void;
  onStored: () => void;
}

/** Adds or replaces the credentials of one facility. They can be tried first; storing them tries them in any case. */
export function RegulatoryDialog({ details, onClose, onStored }: RegulatoryDialogProps) {
  const { t } = useTranslation('manage');
  const { form, test, result, isTesting } = useRegulatoryDetails(details, onStored);
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={t(details.maskedUsername ? 'regulatory.changeTitle' : 'regulatory.addTitle')}
      submitText={t('save')}
      onClose={onClose}
      actions={
        <Button loading={isTesting} onClick={() => void form.form.handleSubmit(test)()}>
          {t('regulatory.test')}
        </Button>
      }
    >
      <Typography>
        <bdi>{facilityLabel(details)}</bdi> · <bdi>{details.regulatorName}</bdi>
      </Typography>
      <TextInput
        control={control}
        name="regulatorUsername"
        label={t('regulatory.username')}
        maxLength={100}
        isCode
        isRequired
      />
      <PasswordInput
        control={control}
        name="regulatorPassword"
        label={t('regulatory.password')}
        autoComplete="off"
        maxLength={200}
        isRequired
      />
      <Box role="status">{result ? <ConnectionResult result={result} /> : null}</Box>
    </FormDialog>
  );
}
