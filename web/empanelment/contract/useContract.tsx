import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { afresh, useApi } from '../../api/useApi.ts';
import { useSession } from '../../base/session.ts';
import { useProviderChoice } from '../../field/facility/useProviderChoice.tsx';
import { usePayerChoice } from '../../field/lookups/usePayerChoice.tsx';

/** How a call names a contract. */
export type ContractNamed = { readonly payerId: number } | { readonly facilityLicense: string };

interface ContractChoice {
  /** Null until it is chosen. */
  named: ContractNamed | null;
  picker: ReactNode;
  /** What to choose first. */
  chooseFirst: string;
}

/** Which contract the reader looks at: a provider's people choose the insurer, an insurer's people the provider. */
export function useContractChoice(): ContractChoice {
  const { t } = useTranslation('empanelment');
  const isInsurer = useSession()?.payerId != null;
  const { payerId, picker: payerPicker } = usePayerChoice(t('field.payerId'));
  const { facilityLicense, picker: providerPicker } = useProviderChoice(t('field.provider'));
  if (isInsurer) {
    const named = facilityLicense === null ? null : { facilityLicense };
    return { named, picker: providerPicker, chooseFirst: t('contract.chooseProvider') };
  }
  const named = payerId === null ? null : { payerId };
  return { named, picker: payerPicker, chooseFirst: t('contract.choosePayer') };
}

/** A contract as it holds on a day; today where none is given. */
export const useContract = (named: ContractNamed | null, on?: string) =>
  useApi(empanelmentApi.endpoints.getContract, named && { query: { ...named, ...(on && { on }) } }, afresh);
