import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type RegulatoryDetails, regulatoryDetailsForm } from '../../shared/manage/routes.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { ConnectionResult } from '../parts/connection/ConnectionResult.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { useRegulatoryDetails } from './useRegulatoryDetails.ts';

interface RegulatoryDialogProps {
  details: RegulatoryDetails;
  onClose: () => void;
  onStored: () => void;
}

const resolver = zodResolver(regulatoryDetailsForm.pick({ regulatorUsername: true, regulatorPassword: true }));
const formId = 'regulatory-details';

/** Adds or replaces the credentials of one facility. They can be tried first; storing them tries them in any case. */
export function RegulatoryDialog({ details, onClose, onStored }: RegulatoryDialogProps) {
  const { t } = useTranslation('manage');
  const { control, handleSubmit } = useForm({
    resolver,
    defaultValues: { regulatorUsername: '', regulatorPassword: '' },
    mode: 'onTouched',
  });
  const { test, store, result, isTesting, isStoring } = useRegulatoryDetails(details, onStored);
  return (
    <Dialog
      isOpen
      title={t(details.maskedUsername ? 'regulatory.changeTitle' : 'regulatory.addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button loading={isTesting} onClick={() => void handleSubmit(test)()}>
            {t('regulatory.test')}
          </Button>
          <Button type="submit" {...steadyClick} form={formId} variant="contained" loading={isStoring}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(store)(event)}
        sx={{ display: 'grid', gap: 2, pt: 1 }}
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
      </Box>
    </Dialog>
  );
}
