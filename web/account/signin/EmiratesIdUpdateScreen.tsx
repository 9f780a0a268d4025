import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { emiratesIdField } from '../../../shared/_contract/emiratesIdField.ts';
import type { Answer } from '../../../shared/_contract/endpoint.ts';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { changePasswordForm, manageApi } from '../../../shared/manage/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { currentSession } from '../../base/session.ts';
import { FormOutcome } from '../../parts/form/ContractForm.tsx';
import { contractResolver } from '../../parts/form/contractResolver.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { useWalk } from '../../parts/session/useWalk.ts';
import { EmiratesIdField } from '../../ui/EmiratesIdField.tsx';
import { NarrowForm } from '../../ui/NarrowForm.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

type UserDetails = Answer<typeof manageApi.endpoints.getUserDetails>;

const resolver = contractResolver<{ emiratesId: string; currentPassword: string }>(
  z.object({ emiratesId: emiratesIdField, currentPassword: changePasswordForm.shape.currentPassword }),
);

/** As a step of sign-in it asks for what is missing; opened from the settings it says what the account has now. */
function Introduction({ isAsked, details }: { isAsked: boolean; details: UserDetails | null | undefined }) {
  const { t } = useTranslation('signin');
  const ending = details?.emiratesIdEnding;
  if (!isAsked && !details) return <Skeleton variant="rounded" height={48} />;
  const known = ending ? t('emiratesId.known', { ending }) : t('emiratesId.none');
  return <Typography color="textSecondary">{isAsked ? t('emiratesId.text') : known}</Typography>;
}

export function EmiratesIdUpdateScreen() {
  const { t } = useTranslation('signin');
  const { goOn } = useWalk('emiratesId');
  const [isAsked] = useState(() => currentSession()?.pendingSteps.includes('emiratesId') ?? false);
  const { data: details } = useApi(manageApi.endpoints.getUserDetails, isAsked ? null : {});
  // A number that is there is changed by a card or an administrator.
  const isOpen = isAsked || details?.emiratesIdEnding === null;
  const form = useContractForm({
    endpoint: accountApi.endpoints.updateUserEmiratesId,
    initial: { emiratesId: '', currentPassword: '' },
    resolver,
    // In the body, not in the address: addresses end up in logs.
    bodyOf: ({ emiratesId, currentPassword }) => ({ emiratesId: emiratesIdDigits(emiratesId), currentPassword }),
    onDone: (session) => goOn(session),
  });

  return (
    <NarrowForm onSubmit={form.submit}>
      <Introduction isAsked={isAsked} details={details} />
      {isOpen ? (
        <>
          <FormOutcome form={form} />
          <EmiratesIdField control={form.control} name="emiratesId" label={t('emiratesId.label')} isRequired />
          <PasswordInput
            control={form.control}
            name="currentPassword"
            label={t('emiratesId.password')}
            hint={t('emiratesId.passwordHint')}
            autoComplete="current-password"
            maxLength={256}
            isRequired
          />
          <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
        </>
      ) : null}
      <Button onClick={() => goOn()}>{t(isAsked ? 'later' : 'cancel')}</Button>
    </NarrowForm>
  );
}
