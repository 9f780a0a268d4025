import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { RefreshButton } from '../ui/table/RefreshButton.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { importColumns } from './importColumns.tsx';
import { canBeAsked, NewImport } from './NewImport.tsx';
import { useOwnKinds } from './ownKinds.ts';
import { importScreens } from './screens.ts';

function ImportList({ kind }: { kind: string }) {
  const { t } = useTranslation('sheetImport');
  const pages = useEndpointPages(sheetImportApi.endpoints.getImports, { query: { kind } });
  const columns = useMemo(() => importColumns(t), [t]);
  return (
    <DataTable
      name={`imports:${kind}`}
      label={t('list.label')}
      columns={columns}
      pages={pages}
      rowId={({ importId }) => importId}
      linkOf={({ importId }) => pathTo(importScreens.record, { importKind: kind, importId })}
      nextStep={t('list.empty')}
      actions={<RefreshButton onRefresh={() => void pages.store.restart()} />}
    />
  );
}

/** Bringing a sheet, and the sheets of the same kind that were brought before. */
export function ImportListScreen() {
  const { t, i18n } = useTranslation('sheetImport');
  const kinds = useOwnKinds().filter(canBeAsked);
  const [search, setSearch] = useSearchParams();
  const facts = kinds.find(({ name }) => name === search.get('kind')) ?? kinds[0];
  if (!facts) {
    return (
      <ScreenBody>
        <EmptyState title={t('none')} nextStep={t('noneNext')} />
      </ScreenBody>
    );
  }
  const options = kinds.map(({ name, title }) => ({ id: name, name: inLanguage(i18n.language, title) }));
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ToggleChoice
          label={t('kind')}
          options={options}
          value={facts.name}
          onChange={(kind) => setSearch({ kind }, { replace: true })}
          size="small"
        />
        <Section title={t('new.title')} isPlain>
          <NewImport key={facts.name} facts={facts} />
        </Section>
        <Section title={t('list.title')} isPlain>
          <ImportList key={facts.name} kind={facts.name} />
        </Section>
      </Box>
    </ScreenBody>
  );
}
