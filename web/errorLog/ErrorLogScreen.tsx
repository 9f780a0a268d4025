import { type ReactNode, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ErrorState, errorLogApi, errorSides, errorStates } from '../../shared/errorLog/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { entryColumns, groupColumns } from './errorColumns.tsx';
import { errorLogScreens } from './screens.ts';

const { searchLogs, searchGroupedLogs } = errorLogApi.endpoints;
const empty = { from: '', to: '', side: null as (typeof errorSides)[number] | null, area: '', requestId: '' };

/** When and where: the filters of both lists. */
function PlaceFields({ control }: { control: Control<typeof empty> }) {
  const { t } = useTranslation('errorLog');
  const sides = useMemo(() => errorSides.map((id) => ({ id, name: t(`side.${id}`) })), [t]);
  return (
    <>
      <DateField control={control} name="from" label={t('field.from')} />
      <DateField control={control} name="to" label={t('field.to')} />
      <Dropdown control={control} name="side" label={t('field.side')} choices={sides} noneText={t('any')} />
      <TextInput control={control} name="area" label={t('field.area')} maxLength={41} isCode />
    </>
  );
}

/** Errors of one cause, in a row each. */
function GroupList({ state, views }: { state: ErrorState; views: ReactNode }) {
  const { t } = useTranslation('errorLog');
  const filters = useListFilters({ key: 'errorLog:groups', empty, criteriaOf: criteriaFor(searchGroupedLogs) });
  const pages = useEndpointPages(searchGroupedLogs, { body: { state, ...filters.criteria } });
  const columns = useMemo(() => groupColumns(t), [t]);
  return (
    <ListScreen
      name="errorGroups"
      label={t('label.groups')}
      filters={{ label: t('filters'), form: filters, fields: <PlaceFields control={filters.control} /> }}
      columns={columns}
      pages={pages}
      rowId={(row) => row.fingerprint}
      linkOf={(row) => pathTo(errorLogScreens.entry, { logId: row.lastLogId })}
      nextStep={t(filters.count > 0 ? 'next.widen' : `next.${state}`)}
      views={views}
    />
  );
}

/** Each single error: the number that a user saw with a failed call finds it here. */
function EntryList({ views }: { views: ReactNode }) {
  const { t } = useTranslation('errorLog');
  const filters = useListFilters({ key: 'errorLog:entries', empty, criteriaOf: criteriaFor(searchLogs) });
  const pages = useEndpointPages(searchLogs, { body: filters.criteria });
  const columns = useMemo(() => entryColumns(t), [t]);
  const { control } = filters;
  const fields = (
    <>
      <PlaceFields control={control} />
      <TextInput control={control} name="requestId" label={t('field.requestId')} maxLength={40} isCode />
    </>
  );
  return (
    <ListScreen
      name="errors"
      label={t('label.entries')}
      filters={{ label: t('filters'), form: filters, fields }}
      columns={columns}
      pages={pages}
      rowId={(row) => row.logId}
      linkOf={(row) => pathTo(errorLogScreens.entry, row)}
      nextStep={t(filters.count > 0 ? 'next.widen' : 'next.open')}
      views={views}
    />
  );
}

const viewIds = [...errorStates, 'entries'] as const;

/** What failed in the portal, for those who run it: by cause, or each error by itself. */
export function ErrorLogScreen() {
  const { t } = useTranslation('errorLog');
  const [view, setView] = useSessionState<(typeof viewIds)[number]>('errorLog:view', 'open');
  const options = viewIds.map((id) => ({ id, name: t(`view.${id}`) }));
  const choice = <ToggleChoice label={t('views')} options={options} value={view} onChange={setView} />;
  return view === 'entries' ? <EntryList views={choice} /> : <GroupList state={view} views={choice} />;
}
