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
import { emptyForm, formForPatientOf } from './formValues.ts';
import { NewEligibilityForm } from './NewEligibilityForm.tsx';

function NewRequest({ from }: { from: string | null }) {
  const { t } = useTranslation('eligibility');
  const session = useSession();
  const [today] = useState(() => emiratesDateOf(new Date()));
  const earlier = useApi(eligibilityApi.endpoints.getEligibility, from ? { query: { eligibilityId: from } } : null);
  // Once open, the form stays mounted. An earlier request that loads later fills in only fields that the user has not typed.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !(from && earlier.isLoading)) setOpen(true);
  if (!session) return null;

  if (!isOpen) {
    return (
      <ScreenBody>
        <Skeleton variant="rounded" height={240} aria-label={t('loading')} />
      </ScreenBody>
    );
  }
  const initial = earlier.data ? formForPatientOf(earlier.data, today) : emptyForm(today);
  return (
    <ScreenBody>
      {from && earlier.error && <EmptyState title={t('form.earlierMissing')} nextStep={t('form.earlierMissingNext')} />}
      <NewEligibilityForm initial={initial} today={today} from={from} />
    </ScreenBody>
  );
}

export function NewEligibilityScreen() {
  const [search] = useSearchParams();
  const from = search.get('from');
  // The request of another patient is another form.
  return <NewRequest key={from} from={from} />;
}
