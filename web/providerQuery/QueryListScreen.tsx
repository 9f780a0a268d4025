import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Side } from '../../shared/_parts/conversation.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type QueryRow, queryCategories } from '../../shared/providerQuery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { CaseFilterFields } from '../parts/case/CaseFilterFields.tsx';
import { caseColumns } from '../parts/case/caseColumns.tsx';
import { useCaseSide } from '../parts/case/useCaseSide.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { QueryChip, useStateText } from './QueryChip.ts';
import { queryScreens } from './screens.ts';

type Asked = (typeof providerQueryApi.endpoints.getQueries.query)['_output'];
type Filters = { readonly [Name in 'state' | 'category' | 'whose']: Asked[Name] | null };
const empty: Filters = { state: null, category: null, whose: null };

function ownColumns(t: TFunction<'providerQuery'>) {
  const column = columnsBy<QueryRow, WordOf<'providerQuery', 'field'>>((name) => t(`field.${name}`));
  return {
    number: column.text('number', { value: (row) => row.queryNumber, width: 130 }),
    subject: column.name('subject', { width: 260 }),
    category: column.name('category', {
      value: (row) => t(`categories.${row.category}`),
      ...{ width: 150, isSecondary: true },
    }),
  };
}

function useColumns(side: Side) {
  const { t, i18n } = useTranslation(['providerQuery', 'case']);
  const { language } = i18n;
  return useMemo(() => {
    const { number, subject, category } = ownColumns(t as unknown as TFunction<'providerQuery'>);
    const stateOf = (state: QueryRow['state']) => t(`states.${state}`);
    const words = t as unknown as TFunction<'case'>;
    const common = caseColumns<typeof queryLife, QueryRow>(words, {
      life: queryLife,
      side,
      language,
      stateOf,
      Chip: QueryChip,
    });
    return [number, ...common.first, subject, category, ...common.rest];
  }, [t, language, side]);
}

function Queries({ side }: { side: Side }) {
  const { t } = useTranslation('providerQuery');
  const filters = useListFilters({ key: `providerQuery:${side}`, empty, criteriaOf: (values) => values });
  const { control } = filters;
  const pages = useEndpointPages(providerQueryApi.endpoints.getQueries, { query: filters.criteria });
  const isDesk = side === 'insurer';
  const categories = queryCategories.map((id) => ({ id, name: t(`categories.${id}`) }));
  const ask = (
    <Button component={Link} to={pathTo(queryScreens.new)} variant="contained" size="small">
      {t('new.action')}
    </Button>
  );
  return (
    <ListScreen
      name={`providerQuery-${side}`}
      label={t('table')}
      intro={t(isDesk ? 'introDesk' : 'intro')}
      columns={useColumns(side)}
      pages={pages}
      rowId={(row) => row.queryId}
      linkOf={(row) => pathTo(queryScreens.record, row)}
      nextStep={t(isDesk ? 'emptyDesk' : 'empty')}
      filters={{
        label: t('filters'),
        form: filters,
        fields: (
          <>
            <CaseFilterFields life={queryLife} {...{ control, side, stateOf: useStateText() }} />
            <Dropdown control={control} name="category" label={t('field.category')} choices={categories} />
          </>
        ),
      }}
      actions={isDesk ? null : ask}
    />
  );
}

/** A facility's questions to insurers, or the queue of an insurer's people. */
export function QueryListScreen() {
  const { t } = useTranslation('providerQuery');
  const side = useCaseSide(moduleAccess.providerQueryDesk);
  if (side) return <Queries key={side} side={side} />;
  return (
    <ScreenBody>
      <EmptyState title={t('table')} nextStep={t('noAccess')} />
    </ScreenBody>
  );
}
