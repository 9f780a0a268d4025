import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { statesOf } from '../../shared/_parts/life.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type QueryRow, queryCategories } from '../../shared/providerQuery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NameText } from '../ui/NameText.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { Due, QueryChip, useSide } from './queryState.tsx';
import { queryScreens } from './screens.ts';

type Side = 'provider' | 'insurer';
type Asked = (typeof providerQueryApi.endpoints.getQueries.query)['_output'];
type Filters = { readonly [Name in 'state' | 'category' | 'whose']: Asked[Name] | null };
const empty: Filters = { state: null, category: null, whose: null };

const text = (id: string, header: string, width: number, value: (row: QueryRow) => string) =>
  ({ id, header, width, value, cell: (row: QueryRow) => <NameText value={value(row)} /> }) as const;

function columnsOf(t: TFunction<'providerQuery'>, language: string, side: Side): DataColumn<QueryRow>[] {
  const h = (id: keyof typeof import('./texts/en.json')['column']) => t(`column.${id}`);
  const isDesk = side === 'insurer';
  const due: DataColumn<QueryRow> = {
    id: 'due',
    header: h('due'),
    width: 270,
    value: (row) => row.dueAt,
    text: (row) => row.dueAt && dateTimeText(row.dueAt),
    cell: (row) => <Due row={row} />,
    isSecondary: !isDesk,
  };
  return [
    { id: 'number', header: h('number'), width: 130, value: (row) => row.queryNumber },
    {
      id: 'state',
      header: h('state'),
      width: 170,
      value: (row) => t(`states.${row.state}`),
      cell: (row) => <QueryChip state={row.state} />,
    },
    ...(isDesk ? [due] : []),
    text('subject', h('subject'), 260, (row) => row.subject),
    { ...text('category', h('category'), 150, (row) => t(`categories.${row.category}`)), isSecondary: true },
    isDesk
      ? { ...text('facility', h('facility'), 190, (row) => nameIn(language, row, 'facilityName')), isSecondary: true }
      : { ...text('payer', h('payer'), 190, (row) => nameIn(language, row, 'payerName')), isSecondary: true },
    ...(isDesk
      ? [{ ...text('holder', h('holder'), 150, (row) => row.holder?.name ?? t('nobody')), isSecondary: true }]
      : [due, { ...text('openedBy', h('openedBy'), 150, (row) => row.openedByName), isSecondary: true }]),
    {
      id: 'opened',
      header: h('opened'),
      width: 150,
      value: (row) => row.openedAt,
      text: (row) => dateTimeText(row.openedAt),
      cell: (row) => <DateText value={row.openedAt} withTime />,
      isSecondary: true,
    },
  ];
}

function Queries({ side }: { side: Side }) {
  const { t, i18n } = useTranslation('providerQuery');
  const filters = useListFilters({ key: `providerQuery:${side}`, empty, criteriaOf: (values) => values });
  const { control } = filters;
  const pages = useEndpointPages(providerQueryApi.endpoints.getQueries, { query: filters.criteria });
  const columns = useMemo(() => columnsOf(t, i18n.language, side), [t, i18n.language, side]);
  const isDesk = side === 'insurer';
  const states = [
    { id: 'active', name: t('filters.active') },
    ...statesOf(queryLife).map((id) => ({ id, name: t(`states.${id}`) })),
  ];
  const categories = queryCategories.map((id) => ({ id, name: t(`categories.${id}`) }));
  const mine = [{ id: 'mine', name: t('filters.mine') }];
  const all = t('filters.all');
  return (
    <ListScreen
      name={`providerQuery-${side}`}
      label={t('table')}
      intro={t(isDesk ? 'introDesk' : 'intro')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.queryId}
      linkOf={({ queryId }) => pathTo(queryScreens.record, { queryId })}
      nextStep={t(isDesk ? 'emptyDesk' : 'empty')}
      filters={{
        label: t('filters.label'),
        form: filters,
        fields: (
          <>
            <Dropdown
              control={control}
              name="state"
              label={t('filters.state')}
              choices={states}
              noneText={isDesk ? t('filters.active') : all}
            />
            <Dropdown
              control={control}
              name="category"
              label={t('filters.category')}
              choices={categories}
              noneText={all}
            />
            <Dropdown control={control} name="whose" label={t('filters.whose')} choices={mine} noneText={all} />
          </>
        ),
      }}
      actions={
        isDesk ? null : (
          <Button component={Link} to={pathTo(queryScreens.new)} variant="contained" size="small">
            {t('new.action')}
          </Button>
        )
      }
    />
  );
}

/** A facility's questions to insurers, or the queue of an insurer's people. */
export function QueryListScreen() {
  const { t } = useTranslation('providerQuery');
  const side = useSide();
  if (side) return <Queries key={side} side={side} />;
  return (
    <ScreenBody>
      <EmptyState title={t('table')} nextStep={t('noAccess')} />
    </ScreenBody>
  );
}
