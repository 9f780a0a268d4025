import { type ReactNode, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ErrorState, errorLogApi, errorSides, errorStates } from '../../shared/errorLog/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
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
  const list = useList(searchGroupedLogs, { key: 'errorLog:groups', empty, also: { state } });
  const columns = useMemo(() => groupColumns(t), [t]);
  return (
    <ListScreen
      name="errorGroups"
      label={t('label.groups')}
      filters={{ label: t('filters'), form: list, fields: <PlaceFields control={list.control} /> }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.fingerprint}
      linkOf={(row) => pathTo(errorLogScreens.entry, { logId: row.lastLogId })}
      nextStep={t(list.count > 0 ? 'next.widen' : `next.${state}`)}
      views={views}
    />
  );
}

/** Each single error: the number that a user saw with a failed call finds it here. */
function EntryList({ views }: { views: ReactNode }) {
  const { t } = useTranslation('errorLog');
  const list = useList(searchLogs, { key: 'errorLog:entries', empty });
  const columns = useMemo(() => entryColumns(t), [t]);
  const { control } = list;
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
      filters={{ label: t('filters'), form: list, fields }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.logId}
      linkOf={(row) => pathTo(errorLogScreens.entry, row)}
      nextStep={t(list.count > 0 ? 'next.widen' : 'next.open')}
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
