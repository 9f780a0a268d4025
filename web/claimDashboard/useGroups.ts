import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { claimDashboardAccessTypes } from '../../shared/_field/lookupLists/portal.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { useGroups as useGroupLists } from '../field/lookups/useGroups.ts';
import type { Choice } from '../ui/Dropdown.tsx';

/** What the form offers, named in the user's language; a list is undefined until it has arrived. */
export interface Groups extends ReturnType<typeof useGroupLists> {
  readonly accessTypes: readonly Choice[];
}

export function useGroups(): Groups {
  const { language } = useTranslation().i18n;
  const lists = useGroupLists();
  return useMemo(
    () => ({
      accessTypes: claimDashboardAccessTypes.map((type) => ({ id: type.id, name: nameIn(language, type, 'name') })),
      ...lists,
    }),
    [language, lists],
  );
}
