import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { useApi } from '../../api/useApi.ts';
import type { Choice } from '../../ui/Dropdown.tsx';

const { getGroupOwners, getSubGroups } = lookupsApi.endpoints;

/** The groups of facilities that may be chosen today, named in the user's language; a list is undefined until it has arrived. */
interface Groups {
  /** The group owners. */
  readonly groups: readonly Choice[] | undefined;
  readonly subGroups: readonly Choice[] | undefined;
  /** A list did not arrive. */
  readonly isMissing: boolean;
  readonly refresh: () => void;
}

export function useGroups(): Groups {
  const { language } = useTranslation().i18n;
  const owners = useApi(getGroupOwners, {});
  const subGroups = useApi(getSubGroups, {});
  return useMemo(
    () => ({
      groups: owners.data?.map(({ id, groupOwnerName, nameArabic }) => ({
        id,
        name: inLanguage(language, { en: groupOwnerName, ar: nameArabic }),
      })),
      subGroups: subGroups.data?.map(({ id, groupName, nameArabic }) => ({
        id,
        name: inLanguage(language, { en: groupName, ar: nameArabic }),
      })),
      isMissing: owners.error !== undefined || subGroups.error !== undefined,
      refresh: () => {
        owners.refresh();
        subGroups.refresh();
      },
    }),
    [language, owners, subGroups],
  );
}
