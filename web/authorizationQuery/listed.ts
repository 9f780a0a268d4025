import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  authorizationCategories,
  authorizationStatuses,
  authorizationTypes,
} from '../../shared/_field/lookupLists/authorization.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { insurerStatuses, insurerTypes } from '../../shared/authorizationQuery/insurerAuthorization.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { useApi } from '../api/useApi.ts';
import type { Choice } from '../ui/Dropdown.tsx';

const lists = { category: authorizationCategories, status: authorizationStatuses, type: authorizationTypes } as const;
type ListName = keyof typeof lists;

/** Names the entries of the lists of /api/common by their ids; what a list does not have is a dash. */
export const listedName = (language: string, list: ListName, id: number | null): string => {
  const entry = lists[list].find((each) => each.id === id);
  return entry ? nameIn(language, entry, 'name') : '–';
};

const choicesOf = (language: string, list: readonly { id: number; name: string; nameArabic: string }[]): Choice[] =>
  list.map((entry) => ({ id: entry.id, name: nameIn(language, entry, 'name') }));

/** What the filters offer. */
export function useListedChoices() {
  const { language } = useTranslation().i18n;
  const { data } = useApi(lookupsApi.endpoints.getAuthorizationCompanies, {}, { revalidateIfStale: false });
  return useMemo(
    () => ({
      companies: data && choicesOf(language, data),
      categories: choicesOf(language, authorizationCategories),
      statuses: choicesOf(language, insurerStatuses),
      types: choicesOf(language, insurerTypes),
    }),
    [data, language],
  );
}
