import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { MobileField } from '../ui/MobileField.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { OwnIdentifiers } from './OwnIdentifiers.tsx';
import { useShowSaved } from './useSaveDetails.ts';

type Details = Answer<typeof manageApi.endpoints.getUserDetails>;

interface Values {
  firstName: string;
  lastName: string;
  mobileNumber: string;
  currentPassword: string;
}

export function OwnDetailsForm({ details, user }: { details: Details; user: SignedInUser }) {
  const { t } = useTranslation('manage');
  const showSaved = useShowSaved();
  const { firstName, lastName, mobileNumber, areShortcutsOn, version } = details;
  const form = useContractForm({
    endpoint: manageApi.endpoints.updateUserDetails,
    initial: { firstName, lastName, mobileNumber: mobileNumber ?? '', currentPassword: '' },
    // An empty text means no mobile number.
    bodyOf: (values: Values) => ({
      ...values,
      mobileNumber: values.mobileNumber || null,
      areShortcutsOn,
      version,
    }),
    onDone: showSaved,
  });
  const { control } = form;
  const [first, last] = useWatch({ control, name: ['firstName', 'lastName'] });
  const isRenamed = first !== firstName || last !== lastName;
  return (
    <ContractForm form={form}>
      <OwnIdentifiers details={details} user={user} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        <TextInput
          control={control}
          name="firstName"
          label={t('details.firstName')}
          autoComplete="given-name"
          maxLength={100}
          isRequired
        />
        <TextInput
          control={control}
          name="lastName"
          label={t('details.lastName')}
          autoComplete="family-name"
          maxLength={100}
          isRequired
        />
        <MobileField control={control} name="mobileNumber" label={t('details.mobileNumber')} />
        {isRenamed ? (
          <PasswordInput
            control={control}
            name="currentPassword"
            label={t('details.password')}
            hint={t('details.passwordHint')}
            autoComplete="current-password"
            maxLength={256}
            isRequired
          />
        ) : null}
      </Box>
      <Box>
        <SubmitButton isSending={form.isSending} disabled={!form.isDirty}>
          {t('save')}
        </SubmitButton>
      </Box>
    </ContractForm>
  );
}
