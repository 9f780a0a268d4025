import { useTranslation } from 'react-i18next';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { queryCategories } from '../../shared/providerQuery/queryCategories.ts';
import { providerQueryApi, type QueryRow } from '../../shared/providerQuery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { QueryChip, useStateText } from '../field/providerQuery/QueryChip.ts';
import { CaseListScreen } from '../parts/case/CaseListScreen.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { queryScreens } from './screens.ts';

const empty = { category: null as QueryRow['category'] | null };

/** A facility's questions to insurers, or the queue of an insurer's people. */
export function QueryListScreen() {
  const { t } = useTranslation('providerQuery');
  const column = columnsBy<QueryRow, WordOf<'providerQuery', 'field'>>((name) => t(`field.${name}`));
  const category = column.name('category', {
    value: (row) => t(`categories.${row.category}`),
    width: 150,
    isSecondary: true,
  });
  const categories = queryCategories.map((id) => ({ id, name: t(`categories.${id}`) }));
  return (
    <CaseListScreen<typeof queryLife, QueryRow, typeof empty>
      name="providerQuery"
      life={queryLife}
      empty={empty}
      endpoint={providerQueryApi.endpoints.getQueries}
      textOf={t}
      Chip={QueryChip}
      useStateText={useStateText}
      columns={{
        number: column.text('number', { value: (row) => row.queryNumber, width: 130 }),
        about: [column.name('subject', { width: 260 }), category],
      }}
      fieldsOf={(control) => (
        <Dropdown control={control} name="category" label={t('field.category')} choices={categories} />
      )}
      rowId={(row) => row.queryId}
      linkOf={(row) => pathTo(queryScreens.record, row)}
      begin={{ to: pathTo(queryScreens.new), text: t('new.action') }}
    />
  );
}
