import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import type { ServiceDateWindow } from '../../shared/_field/serviceDate.ts';
import { usePayerDates } from '../field/lookups/useChoices.ts';
import { type ContractFormOptions, useContractForm } from '../parts/form/useContractForm.ts';
import { formResolver } from './formResolver.ts';
import type { FormValues } from './formValues.ts';

/** The form of a request, new or changed: checked by the dates of the chosen payer too. */
export function useEligibilityForm<E extends Endpoint>(
  options: Omit<ContractFormOptions<E, FormValues>, 'resolver' | 'labelOf'>,
) {
  const { t } = useTranslation('eligibility');
  const window = useRef<ServiceDateWindow | undefined>(undefined);
  const [resolver] = useState(() => formResolver(() => window.current));
  // A card's reading has no field of its own.
  const labelOf = (name: string): string => t(`field.${name}` as never, { defaultValue: '' });
  const form = useContractForm({ ...options, resolver, labelOf });
  // The payer that is chosen when the form is checked decides about the dates.
  window.current = usePayerDates(useWatch({ control: form.control, name: 'payerId' }));
  return form;
}
