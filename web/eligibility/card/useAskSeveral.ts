import { useState } from 'react';
import type { SeveralForm } from '../../../shared/eligibility/askPayers.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { bodyOf, type FieldName, type FormValues } from '../formValues.ts';
import type { NotAsked } from './AskSeveral.tsx';

/** All but the payer, and a card's number, which belongs to one. */
const needed: FieldName[] = [
  'emiratesId',
  'eidReasonId',
  'mobileNumber',
  'serviceCategoryId',
  'consultationCategoryId',
  'serviceDate',
  'clinicianLicense',
  'referralClinicianLicense',
  'remarks',
];

interface Asking {
  values: FormValues;
  check: (names: FieldName[]) => Promise<boolean>;
  /** Told of the first request that was made. */
  onAsked: (first: { eligibilityId: string }) => void;
}

/** Sends what the form says to several payers by one call, or says why nothing was sent. */
export function useAskSeveral({ values, check, onAsked }: Asking) {
  const { send, isSending } = useApiMutation(eligibilityApi.endpoints.askPayers, { showsErrors: true });
  const [notAsked, setNotAsked] = useState<NotAsked | null>(null);
  const ask = async (payerIds: readonly number[]) => {
    setNotAsked(null);
    if (!(await check(needed))) return setNotAsked('incomplete');
    const { payerId: _, cardNumber: __, ...form } = bodyOf(values);
    // What is still missing is refused by the contract, as it is for one payer.
    const outcome = await send({ body: { ...form, payerIds: [...payerIds] } as SeveralForm });
    const [first] = (outcome.isDone && outcome.data?.asked) || [];
    if (first) return onAsked(first);
    setNotAsked(outcome.isDone ? null : outcome.errors);
  };
  return { ask, isSending, notAsked };
}
