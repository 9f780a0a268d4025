import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApi } from '../../api/useApi.ts';
import type { Choice } from '../../ui/Dropdown.tsx';

/** The payers that take requests for approval; those that the facility works with come first, apart from the others. */
export function useFormPayers(): readonly Choice[] | undefined {
  const { language } = useTranslation().i18n;
  const { data } = useApi(authorizationApi.endpoints.getAuthorizationPayers, {}, { revalidateIfStale: false });
  return useMemo(
    () =>
      data?.map((payer, at) => ({
        id: payer.payerId,
        name: nameIn(language, payer, 'payerName'),
        endsGroup: payer.isWorkedWith && data[at + 1]?.isWorkedWith === false,
      })),
    [data, language],
  );
}
