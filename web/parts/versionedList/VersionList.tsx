import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { versionColumns } from './listColumns.tsx';
import type { ListNamed, ShownList } from './shownList.ts';

interface VersionListProps {
  list: ShownList;
  /** Null until the list is chosen. */
  named: ListNamed | null;
  /** Names the table in what users keep of it. */
  name: string;
  label: string;
  intro: string;
  /** Where the reader chooses the list and what to see of it. */
  choices: ReactNode;
  /** The path of a version. */
  linkOf: (version: { readonly versionId: string }) => string;
  nextStep: string;
  /** The ways to bring another version. */
  actions: ReactNode;
}

/** The versions of a list, the newest first. */
export function VersionList({ list, named, choices, ...rest }: VersionListProps) {
  const { t } = useTranslation('versionedList');
  const pages = useEndpointPages(list.calls.versions, named && { query: named });
  const columns = useMemo(() => versionColumns(t), [t]);
  return <ListScreen {...rest} views={choices} columns={columns} pages={pages} rowId={({ versionId }) => versionId} />;
}
