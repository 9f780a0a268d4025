import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { emiratesIdField } from '../../../shared/_contract/emiratesIdField.ts';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { manageApi } from '../../../shared/manage/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { currentSession } from '../../base/session.ts';
import { EmiratesIdField } from '../../ui/EmiratesIdField.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { NarrowForm } from '../../ui/NarrowForm.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { useWalk } from './useWalk.ts';

const resolver = zodResolver(z.object({ emiratesId: emiratesIdField }));

/** As a step of sign-in it asks for what is missing; opened from the settings it says what the account has now. */
function Introduction({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('signin');
  const { data } = useApi(manageApi.endpoints.getUserDetails, isAsked ? null : {});
  const ending = data?.emiratesIdEnding;
  if (!isAsked && !data) return <Skeleton variant="rounded" height={48} />;
  const known = ending ? t('emiratesId.known', { ending }) : t('emiratesId.none');
  return <Typography color="textSecondary">{isAsked ? t('emiratesId.text') : known}</Typography>;
}

export function EmiratesIdUpdateScreen() {
  const { t } = useTranslation('signin');
  const { goOn } = useWalk('emiratesId');
  const [isAsked] = useState(() => currentSession()?.pendingSteps.includes('emiratesId') ?? false);
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { emiratesId: '' }, mode: 'onTouched' });
  const { send, isSending } = useApiMutation(accountApi.endpoints.updateUserEmiratesId, { showsErrors: true });

  const submit = handleSubmit(async ({ emiratesId }) => {
    setRefusals([]);
    // In the body, not in the address: addresses end up in logs.
    const outcome = await send({ query: {}, body: { emiratesId } });
    if (!outcome.isDone) return setRefusals(outcome.errors);
    goOn(outcome.data);
  });

  return (
    <NarrowForm onSubmit={submit}>
      <Introduction isAsked={isAsked} />
      <ErrorSummary errors={refusals.map(({ message }) => ({ message }))} onGoTo={() => undefined} />
      <EmiratesIdField control={control} name="emiratesId" label={t('emiratesId.label')} isRequired />
      <Button type="submit" {...steadyClick} variant="contained" loading={isSending}>
        {t('submit')}
      </Button>
      <Button onClick={() => goOn()}>{t(isAsked ? 'later' : 'cancel')}</Button>
    </NarrowForm>
  );
}
