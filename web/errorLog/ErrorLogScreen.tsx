import Box from '@mui/material/Box';
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
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { entryColumns, groupColumns } from './errorColumns.tsx';
import { type ErrorFilters, entryFilters, groupFilters } from './errorFilters.ts';
import { errorLogScreens } from './screens.ts';

const { searchLogs, searchGroupedLogs } = errorLogApi.endpoints;
const entryPath = ({ logId }: { logId: string }) => pathTo(errorLogScreens.entry, { logId });

/** When and where: the filters of both lists. */
function PlaceFields({ control }: { control: Control<ErrorFilters> }) {
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
function GroupList({ state, children }: { state: ErrorState; children: ReactNode }) {
  const { t } = useTranslation('errorLog');
  const filters = useListFilters(groupFilters);
  const pages = useEndpointPages(searchGroupedLogs, { body: { state, ...filters.criteria } });
  const columns = useMemo(() => groupColumns(t), [t]);
  const { control, count } = filters;
  return (
    <ListScreen
      name="errorGroups"
      label={t('label.groups')}
      filters={{ label: t('filters'), form: filters, fields: <PlaceFields control={control} /> }}
      columns={columns}
      pages={pages}
      rowId={(row) => row.fingerprint}
      linkOf={(row) => entryPath({ logId: row.lastLogId })}
      nextStep={t(count > 0 ? 'next.widen' : `next.${state}`)}
    >
      {children}
    </ListScreen>
  );
}

/** Each single error: the number that a user saw with a failed call finds it here. */
function EntryList({ children }: { children: ReactNode }) {
  const { t } = useTranslation('errorLog');
  const filters = useListFilters(entryFilters);
  const pages = useEndpointPages(searchLogs, { body: filters.criteria });
  const columns = useMemo(() => entryColumns(t), [t]);
  const { control, count } = filters;
  const fields = (
    <>
      <TextInput control={control} name="requestId" label={t('field.requestId')} maxLength={40} isCode />
      <PlaceFields control={control} />
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
      linkOf={entryPath}
      nextStep={t(count > 0 ? 'next.widen' : 'next.open')}
    >
      {children}
    </ListScreen>
  );
}

const views = [...errorStates, 'entries'] as const;

/** What failed in the portal, for those who run it: by cause, or each error by itself. */
export function ErrorLogScreen() {
  const { t } = useTranslation('errorLog');
  const [view, setView] = useSessionState<(typeof views)[number]>('errorLog:view', 'open');
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  const choice = (
    <Box sx={{ mb: 2 }}>
      <ToggleChoice label={t('views')} options={options} value={view} onChange={setView} />
    </Box>
  );
  return view === 'entries' ? <EntryList>{choice}</EntryList> : <GroupList state={view}>{choice}</GroupList>;
}
