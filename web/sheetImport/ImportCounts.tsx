import { useTranslation } from 'react-i18next';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { countText } from '../parts/job/jobTexts.ts';
import { Facts } from '../ui/Facts.tsx';
import { countsOf } from './importTexts.ts';

/** What an import has counted in its present state. */
export function ImportCounts({ imported }: { imported: SheetImportView }) {
  const { t } = useTranslation('sheetImport');
  const rows = imported.rows === null ? null : <bdi dir="ltr">{countText(imported.rows)}</bdi>;
  return (
    <Facts
      facts={[
        { label: t('field.rows'), value: rows },
        ...countsOf(imported).map(([name, count]) => ({
          label: t(`count.${name}`),
          value: <bdi dir="ltr">{countText(count)}</bdi>,
        })),
      ]}
    />
  );
}
