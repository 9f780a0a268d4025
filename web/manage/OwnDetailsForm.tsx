import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { type manageApi, userDetailsForm } from '../../shared/manage/routes.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { MobileField } from '../ui/MobileField.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { OwnIdentifiers } from './OwnIdentifiers.tsx';
import { useSaveDetails } from './useSaveDetails.ts';

type Details = Answer<typeof manageApi.endpoints.getUserDetails>;

interface Values {
  firstName: string;
  lastName: string;
  mobileNumber: string;
}

const contractResolver = zodResolver(userDetailsForm.pick({ firstName: true, lastName: true, mobileNumber: true }));

/** An empty mobile number is none. */
const resolver: Resolver<Values> = (values, context, options) =>
  contractResolver(
    { ...values, mobileNumber: values.mobileNumber || null } as never,
    context,
    options as never,
  ) as never;

export function OwnDetailsForm({ details, user }: { details: Details; user: SignedInUser }) {
  const { t } = useTranslation('manage');
  const { save, isSending } = useSaveDetails();
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver,
    defaultValues: {
      firstName: details.firstName,
      lastName: details.lastName,
      mobileNumber: details.mobileNumber ?? '',
    },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async ({ firstName, lastName, mobileNumber }) => {
    const changes = { firstName, lastName, mobileNumber: mobileNumber || null };
    setRefusals(await save(details, changes));
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <OwnIdentifiers details={details} user={user} />
      <ErrorSummary errors={refusals.map(({ message }) => ({ message }))} onGoTo={() => undefined} />
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
      </Box>
      <Box>
        <Button type="submit" {...steadyClick} variant="contained" loading={isSending} disabled={!formState.isDirty}>
          {t('save')}
        </Button>
      </Box>
    </Box>
  );
}
