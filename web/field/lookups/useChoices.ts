import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../shared/_contract/endpoint.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { ServiceDateWindow } from '../../../shared/_field/serviceDate.ts';
import { type LookupItem, lookupsApi } from '../../../shared/lookups/routes.ts';
import { payerApi } from '../../../shared/payer/routes.ts';
import { useApi } from '../../api/useApi.ts';
import type { Choice } from '../../ui/Dropdown.tsx';

const { getEidReasons, getServiceCategories, getAllServiceCategories, getConsultationCategories } =
  lookupsApi.endpoints;
const { getLicenseTypes, getLicenseRequestTypes } = lookupsApi.endpoints;

function useNamed(items: readonly LookupItem[] | null | undefined): readonly Choice[] | undefined {
  const { language } = useTranslation().i18n;
  return useMemo(
    () => items?.map((item) => ({ id: item.id, name: nameIn(language, item, 'name') })),
    [items, language],
  );
}

// These lists change only with a release, never during a session.
const once = { revalidateIfStale: false } as const;

export const useEidReasons = () => useNamed(useApi(getEidReasons, {}, once).data);
export const useServiceCategories = () => useNamed(useApi(getServiceCategories, {}, once).data);
/** To name what a request has: those that new ones may not have any more too. */
export const useAllServiceCategories = () => useNamed(useApi(getAllServiceCategories, {}, once).data);
export const useConsultationCategories = () => useNamed(useApi(getConsultationCategories, {}, once).data);
export const useLicenseTypes = () => useNamed(useApi(getLicenseTypes, {}, once).data);
export const useLicenseRequestTypes = () => useNamed(useApi(getLicenseRequestTypes, {}, once).data);

/** Finds a payer in the list; undefined where none is chosen and until the list has arrived. */
function useFindPayer() {
  const { data } = useApi(payerApi.endpoints.getEligibilityPayers, { query: {} });
  return (payerId: number | null) => data?.find((payer) => payer.payerId === payerId);
}

export const usePayer = (payerId: number | null) => useFindPayer()(payerId);

/** The service dates that a payer allows, where they are not the usual ones. */
export const usePayerDates = (payerId: number | null): ServiceDateWindow | undefined => usePayer(payerId)?.serviceDates;

/** The same for whichever payer is chosen later. */
export function useDatesOfPayers(): (payerId: number | null) => ServiceDateWindow | undefined {
  const find = useFindPayer();
  return (payerId) => find(payerId)?.serviceDates;
}

export const usePayers = (isAsked = true): readonly Choice[] | undefined =>
  useNamedPayers(useApi(payerApi.endpoints.getEligibilityPayers, isAsked ? { query: {} } : null).data);

/** Those whose systems answer requests for eligibility: no person is troubled by one that finds nobody. */
export function usePayersByMachine(): readonly Choice[] | undefined {
  const { data } = useApi(payerApi.endpoints.getEligibilityPayers, { query: {} });
  return useNamedPayers(useMemo(() => data?.filter(({ answersByHand }) => !answersByHand), [data]));
}

/** The payers that the portal works with: every user may list them. */
export const usePortalPayers = (): readonly Choice[] | undefined =>
  useNamedPayers(useApi(payerApi.endpoints.getPayers, { query: {} }, once).data);

function useNamedPayers(
  data: Answer<typeof payerApi.endpoints.getPayers> | null | undefined,
): readonly Choice[] | undefined {
  const { language } = useTranslation().i18n;
  return useMemo(
    () => data?.map((payer) => ({ id: payer.payerId, name: nameIn(language, payer, 'payerName') })),
    [data, language],
  );
}
