import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { readDraft } from './draft.ts';
import { emptyForm, type FormValues, formForPatientOf } from './formValues.ts';
import { NewEligibilityForm } from './NewEligibilityForm.tsx';

export function NewEligibilityScreen() {
  const { t } = useTranslation('eligibility');
  const session = useSession();
  const [today] = useState(() => emiratesDateOf(new Date()));
  const [search] = useSearchParams();
  const from = search.get('from');
  const earlier = useApi(eligibilityApi.endpoints.getEligibility, from ? { query: { eligibilityId: from } } : null);
  if (!session) return null;
  const { userId } = session;

  const initial = (): FormValues =>
    earlier.data ? formForPatientOf(earlier.data, today) : { ...emptyForm(today), ...(from ? {} : readDraft(userId)) };

  if (from && earlier.isLoading) {
    return (
      <ScreenBody>
        <Skeleton variant="rounded" height={240} aria-label={t('loading')} />
      </ScreenBody>
    );
  }
  return (
    <ScreenBody>
      {from && earlier.error && <EmptyState title={t('form.earlierMissing')} nextStep={t('form.earlierMissingNext')} />}
      <NewEligibilityForm initial={initial()} today={today} userId={userId} />
    </ScreenBody>
  );
}
