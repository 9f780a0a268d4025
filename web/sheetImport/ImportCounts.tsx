import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { countText } from '../parts/job/jobTexts.ts';
import { Facts } from '../ui/Facts.tsx';
import { countsOf } from './importTexts.ts';

/** What an import has counted in its present state, and how many rows it has, where rows are counted. */
export function ImportCounts({ facts: { words }, imported }: { facts: ImportKindFacts; imported: SheetImportView }) {
  const { t, i18n } = useTranslation('sheetImport');
  const shown = (count: number) => <bdi dir="ltr">{countText(count)}</bdi>;
  const rows = { label: t('field.rows'), value: imported.rows === null ? null : shown(imported.rows) };
  const counts = countsOf(imported).map(([name, count]) => ({ label: t(`count.${name}`), value: shown(count) }));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Facts facts={words?.counted ? counts : [rows, ...counts]} />
      {words?.counted && <Typography color="textSecondary">{inLanguage(i18n.language, words.counted)}</Typography>}
    </Box>
  );
}
