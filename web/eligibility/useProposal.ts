import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Sending } from '../../shared/_contract/endpoint.ts';
import { isEmiratesId } from '../../shared/_field/emiratesId.ts';
import type { PatientPayer } from '../../shared/eligibility/deskChoices.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';
import { usePayers } from '../field/lookups/useChoices.ts';
import { tableLimits } from '../ui/limits.ts';
import { useDelayed } from '../ui/useDelayed.ts';
import type { FormValues } from './formValues.ts';

const { findPatientPayer, getUsualChoices } = eligibilityApi.endpoints;
type Patient = Sending<typeof findPatientPayer>['body'];
type Numbers = Pick<FormValues, 'identifier' | 'emiratesId' | 'cardNumber'>;
export type Proposed = Pick<FormValues, 'payerId' | 'serviceCategoryId'>;

const isQuiet = { isQuiet: true } as const;

/** The patient of a form as a text, so that the same patient stays the same search; `null` while the number is not whole. */
export function patientIn({ identifier, emiratesId, cardNumber }: Numbers): string {
  const byEmiratesId = isEmiratesId(emiratesId) ? { emiratesId } : null;
  const byCard = cardNumber.trim() ? { cardNumber: cardNumber.trim() } : null;
  return JSON.stringify((identifier === 'emiratesId' ? byEmiratesId : byCard) satisfies Patient | null);
}

/** The payer that covered this patient when the facility asked last; undefined while it is not known. */
export function usePatientPayer(patient: string): PatientPayer | null | undefined {
  // One object for one patient: another one would be another search.
  const [asked, setAsked] = useState({ patient, body: JSON.parse(patient) as Patient | null });
  if (asked.patient !== patient) setAsked({ patient, body: JSON.parse(patient) as Patient | null });
  const { data, error } = useApi(findPatientPayer, asked.body && { body: asked.body }, isQuiet);
  const payers = usePayers();
  if (!asked.body || error) return null;
  return data && payers?.every(({ id }) => id !== data.payerId) ? null : data;
}

/** What the facility chooses mostly; nothing while it is not known, which holds nobody up. */
export const useUsualChoices = () => useApi(getUsualChoices, {}, isQuiet);

/** Payer and service as they are proposed: those of the patient, and else the service that is usual here. Never those of another patient. */
export const proposedOf = (payer: PatientPayer | null | undefined, usualService: number | null): Proposed => ({
  payerId: payer?.payerId ?? null,
  serviceCategoryId: payer?.serviceCategoryId ?? usualService,
});

/**
 * Proposes payer and service of the patient whose number stands in the form, also when it is another one by now. What the user has chosen stays.
 */
export function useProposal(
  { control, getValues, setValue }: UseFormReturn<FormValues>,
  begun: Proposed,
): PatientPayer | null {
  const [identifier, emiratesId, cardNumber] = useWatch({ control, name: ['identifier', 'emiratesId', 'cardNumber'] });
  const patient = useDelayed(patientIn({ identifier, emiratesId, cardNumber }), tableLimits.filterDelayMs);
  const found = usePatientPayer(patient);
  const usual = useUsualChoices().data?.serviceCategoryId ?? null;
  const proposed = useRef(begun);
  const propose = useEffectEvent((next: Proposed) => {
    for (const name of ['payerId', 'serviceCategoryId'] as const)
      if (getValues(name) === proposed.current[name]) setValue(name, next[name]);
    proposed.current = next;
  });
  useEffect(() => {
    if (found !== undefined) propose(proposedOf(found, usual));
  }, [found, usual]);
  return found ?? null;
}
