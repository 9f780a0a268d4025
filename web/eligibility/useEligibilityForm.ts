import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { useDatesOfPayers } from '../field/lookups/useChoices.ts';
import { type ContractFormOptions, useContractForm } from '../parts/form/useContractForm.ts';
import { formResolver } from './formResolver.ts';
import type { FormValues } from './formValues.ts';

/** The form of a request, new or changed: checked by the dates of the chosen payer too. */
export function useEligibilityForm<E extends Endpoint>(
  options: Omit<ContractFormOptions<E, FormValues>, 'resolver' | 'labelOf'>,
) {
  const { t } = useTranslation('eligibility');
  // Asked when the form is checked: the whole form is not drawn again for each payer that is chosen.
  const latest = useDatesOfPayers();
  const datesOf = useRef(latest);
  datesOf.current = latest;
  const [resolver] = useState(() => formResolver((payerId) => datesOf.current(payerId)));
  // A card's reading has no field of its own.
  const labelOf = (name: string): string => t(`field.${name}` as never, { defaultValue: '' });
  return useContractForm({ ...options, resolver, labelOf });
}
