import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { givableRoles } from '../../shared/_field/givenRoles.ts';
import { type Role, roles } from '../../shared/_field/roles.ts';
import { type UserFacility, userApi } from '../../shared/user/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { FormOutcome } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { MobileField } from '../ui/MobileField.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { PlaceField } from './PlaceField.tsx';
import { userScreens } from './screens.ts';
import { TemporaryPassword } from './TemporaryPassword.tsx';

const { addUser } = userApi.endpoints;

const nobody = {
  userName: '',
  firstName: '',
  lastName: '',
  emiratesId: '',
  mobileNumber: '',
  clinicianLicense: '',
  facility: null as UserFacility | null,
  // The places of the roles in their list: a choice is named by a number.
  roles: [roles.indexOf('Standard')],
};

const fields: Readonly<Record<string, string>> = { facilityIds: 'facility' };

/** The new account and its password, which is shown this once. */
function Added({ added, onNext }: { added: Answer<typeof addUser>; onNext: () => void }) {
  const { t } = useTranslation('user');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <TemporaryPassword password={added.temporaryPassword} expiresAt={added.expiresAt} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={pathTo(userScreens.record, { userId: added.user.id })} variant="contained">
          {t('add.open')}
        </Button>
        <Button onClick={onNext}>{t('add.next')}</Button>
      </Box>
    </Box>
  );
}

function AddUserForm({ held, onAdded }: { held: readonly Role[]; onAdded: (added: Answer<typeof addUser>) => void }) {
  const { t } = useTranslation('user');
  const form = useContractForm({
    endpoint: addUser,
    initial: nobody,
    bodyOf: ({ facility, clinicianLicense, ...values }) => ({
      ...values,
      roles: values.roles.map((at) => roles[at] as Role),
      emiratesId: values.emiratesId || null,
      mobileNumber: values.mobileNumber || null,
      clinicianLicense: clinicianLicense.trim() || null,
      facilityIds: facility ? [facility.facilityId] : [],
    }),
    fieldOf: (field) => fields[field] ?? field,
    onDone: (added) => added && onAdded(added),
  });
  const { control } = form;
  const choices = givableRoles(held).map((role) => ({ id: roles.indexOf(role), name: role }));
  return (
    <NarrowForm onSubmit={form.submit}>
      <FormOutcome form={form} />
      <TextInput control={control} name="userName" label={t('field.username')} maxLength={254} isCode isRequired />
      <TextInput control={control} name="firstName" label={t('field.firstName')} maxLength={100} isRequired />
      <TextInput control={control} name="lastName" label={t('field.lastName')} maxLength={100} isRequired />
      <EmiratesIdField control={control} name="emiratesId" label={t('field.emiratesId')} />
      <MobileField control={control} name="mobileNumber" label={t('field.mobileNumber')} />
      <PlaceField control={control} name="facility" />
      <MultiSelect control={control} name="roles" label={t('field.roles')} choices={choices} isRequired />
      <TextInput
        control={control}
        name="clinicianLicense"
        label={t('field.clinicianLicense')}
        hint={t('license.hint')}
        maxLength={30}
        isCode
      />
      <SubmitButton isSending={form.isSending}>{t('add.action')}</SubmitButton>
    </NarrowForm>
  );
}

/** Adds a person. The temporary password is shown until the reader goes on. */
export function AddUserScreen() {
  const session = useSession();
  const [added, setAdded] = useState<Answer<typeof addUser> | null>(null);
  if (added) return <Added added={added} onNext={() => setAdded(null)} />;
  return <AddUserForm held={session?.roles ?? []} onAdded={setAdded} />;
}
