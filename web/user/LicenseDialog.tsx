import { useTranslation } from 'react-i18next';
import { type UserRecord, userApi } from '../../shared/user/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface LicenseDialogProps {
  user: UserRecord;
  onChanged: () => void;
  onClose: () => void;
}

/** The professional licence of a person, as the register has it for their name; an empty field takes it away. */
export function LicenseDialog({ user, onChanged, onClose }: LicenseDialogProps) {
  const { t } = useTranslation('user');
  const form = useContractForm({
    endpoint: userApi.endpoints.updateUserClinician,
    initial: { clinicianLicense: user.clinicianLicense ?? '' },
    bodyOf: ({ clinicianLicense }) => ({ userId: user.id, clinicianLicense: clinicianLicense.trim() || null }),
    onDone: () => {
      alerts.success(t('done.changed'));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog form={form} title={t('license.title')} submitText={t('save')} onClose={onClose}>
      <TextInput
        control={form.control}
        name="clinicianLicense"
        label={t('field.clinicianLicense')}
        hint={t('license.hint')}
        maxLength={30}
        isCode
      />
    </FormDialog>
  );
}
