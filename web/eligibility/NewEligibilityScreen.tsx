import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { type BroughtPatient, broughtPatient, forgetPatient } from '../field/eligibility/broughtPatient.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { useLate } from '../ui/useLate.ts';
import { emptyForm, formForBrought, formForPatientOf } from './formValues.ts';
import { NewEligibilityForm } from './NewEligibilityForm.tsx';
import { patientIn, proposedOf, usePatientPayer, useUsualChoices } from './useProposal.ts';

/** The form waits this long for what it proposes; later it is filled in where the user has chosen nothing yet. */
const longestWaitMs = 1500;

interface NewRequestProps {
  from: string | null;
  brought: BroughtPatient | null;
}

function NewRequest({ from, brought }: NewRequestProps) {
  const { t } = useTranslation('eligibility');
  const session = useSession();
  const [today] = useState(() => emiratesDateOf(new Date()));
  const earlier = useApi(eligibilityApi.endpoints.getEligibility, from ? { query: { eligibilityId: from } } : null);
  // Once open, the form stays mounted. An earlier request that loads later fills in only fields that the user has not typed.
  const [isOpen, setOpen] = useState(false);
  const begun = brought ? formForBrought(brought, today) : emptyForm(today);
  const payer = usePatientPayer(patientIn(begun));
  const usual = useUsualChoices();
  const isLate = useLate(longestWaitMs);
  const isKnown = payer !== undefined && !usual.isLoading;
  if (!isOpen && !(from && earlier.isLoading) && (isKnown || isLate)) setOpen(true);
  if (!session) return null;

  if (!isOpen) {
    return (
      <ScreenBody>
        <Arriving height={240} label={t('loading')} />
      </ScreenBody>
    );
  }
  const proposed = proposedOf(payer, usual.data?.serviceCategoryId ?? null);
  const initial = earlier.data ? formForPatientOf(earlier.data, today) : begun;
  return (
    <ScreenBody>
      {from && earlier.error && <EmptyState title={t('form.earlierMissing')} nextStep={t('form.earlierMissingNext')} />}
      <NewEligibilityForm {...{ initial, today, from, brought, proposed }} />
    </ScreenBody>
  );
}

export function NewEligibilityScreen() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const { key } = useLocation();
  const [patients] = useState(() => new Map<string, BroughtPatient | null>());
  // One patient for each arrival at this screen, however often it is drawn.
  if (!patients.has(key)) patients.set(key, broughtPatient());
  useEffect(() => {
    if (patients.has(key)) forgetPatient();
  }, [patients, key]);
  // The request of another patient is another form.
  return <NewRequest key={from ?? key} from={from} brought={patients.get(key) ?? null} />;
}
