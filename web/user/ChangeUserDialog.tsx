import { useTranslation } from 'react-i18next';
import { type UserRecord, userApi } from '../../shared/user/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { MobileField } from '../ui/MobileField.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface ChangeUserDialogProps {
  user: UserRecord;
  onChanged: () => void;
  onClose: () => void;
}

/** Name, mobile number and Emirates ID of a person. What a card showed stands still; an empty number leaves the one on record. */
export function ChangeUserDialog({ user, onChanged, onClose }: ChangeUserDialogProps) {
  const { t } = useTranslation('user');
  const { firstName, lastName, mobileNumber, version, id } = user;
  const { send } = useApiMutation(userApi.endpoints.updateUser, { showsErrors: true });
  const form = useContractForm({
    endpoint: userApi.endpoints.updateUser,
    initial: { firstName, lastName, mobileNumber: mobileNumber ?? '', emiratesId: '' },
    bodyOf: (values) => ({
      ...values,
      mobileNumber: values.mobileNumber || null,
      emiratesId: values.emiratesId || null,
      facilityIds: user.facilities.map(({ facilityId }) => facilityId),
      version,
    }),
    about: [id],
    send: (body) => send({ params: { id }, body }),
    onDone: () => {
      alerts.success(t('done.changed'));
      onClose();
      onChanged();
    },
  });
  const { control } = form;
  return (
    <FormDialog form={form} title={t('change.title')} submitText={t('save')} onClose={onClose}>
      <TextInput control={control} name="firstName" label={t('field.firstName')} maxLength={100} isRequired />
      <TextInput control={control} name="lastName" label={t('field.lastName')} maxLength={100} isRequired />
      <MobileField control={control} name="mobileNumber" label={t('field.mobileNumber')} />
      {user.identityProvenAt === null && (
        <EmiratesIdField
          control={control}
          name="emiratesId"
          label={t('field.emiratesId')}
          hint={user.emiratesIdEnding === null ? undefined : t('change.number', { ending: user.emiratesIdEnding })}
        />
      )}
    </FormDialog>
  );
}
