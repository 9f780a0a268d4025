import { useEffect, useEffectEvent, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
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
  // A later look that fails takes nothing back.
  if (!asked.body || (error && data === undefined)) return null;
  return data && payers?.every(({ id }) => id !== data.payerId) ? null : data;
}

/** What the facility chooses mostly; nothing while it is not known, which holds nobody up. */
export const useUsualChoices = () => useApi(getUsualChoices, {}, isQuiet);

/**
 * The payers that the facility asks most, as its lists name them; those that take no requests any more are left out. Undefined while they
 * are not known.
 */
export function useUsualPayers() {
  const { data, isLoading } = useUsualChoices();
  const payers = usePayers();
  if (isLoading || !payers) return undefined;
  return (data?.payerIds ?? []).flatMap((payerId) => payers.find(({ id }) => id === payerId) ?? []);
}

/** Payer and service as they are proposed: those of the patient, and else the service that is usual here. Never those of another patient. */
export const proposedOf = (payer: PatientPayer | null | undefined, usualService: number | null): Proposed => ({
  payerId: payer?.payerId ?? null,
  serviceCategoryId: payer?.serviceCategoryId ?? usualService,
});

/** What a form begins with, and what it proposes where that is empty. */
export const withProposed = (initial: FormValues, proposed: Proposed): FormValues => ({
  ...initial,
  payerId: initial.payerId ?? proposed.payerId,
  serviceCategoryId: initial.serviceCategoryId ?? proposed.serviceCategoryId,
});

/** Finds what to propose for the patient whose number stands in the form, also when it is another one by now. */
export function useProposal(control: Control<FormValues>, propose: (next: Proposed) => void): PatientPayer | null {
  const [identifier, emiratesId, cardNumber] = useWatch({ control, name: ['identifier', 'emiratesId', 'cardNumber'] });
  const patient = useDelayed(patientIn({ identifier, emiratesId, cardNumber }), tableLimits.filterDelayMs);
  const found = usePatientPayer(patient);
  const usual = useUsualChoices().data?.serviceCategoryId ?? null;
  const tell = useEffectEvent(propose);
  useEffect(() => {
    if (found !== undefined) tell(proposedOf(found, usual));
  }, [found, usual]);
  return found ?? null;
}
