import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { batchColumnHelp, batchColumns, neededBatchColumns } from '../../shared/eligibilityBatch/batchSheet.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { download } from '../api/client.ts';
import { ColumnHelp } from '../parts/job/ColumnHelp.tsx';
import { TemplateButton } from '../parts/job/TemplateButton.tsx';

const fetchTemplate = () => download(jobApi.endpoints.getTemplate, { query: { kind: 'eligibilityBatch' } });

/** The template of a sheet of requests, and what its columns take. */
export function BatchHelp() {
  const { t, i18n } = useTranslation('eligibilityBatch');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{t('intro')}</Typography>
      <Box>
        <TemplateButton fetchFile={fetchTemplate} text={t('template')} fileName="eligibility-requests.xlsx" />
      </Box>
      <ColumnHelp
        title={t('columns')}
        columns={batchColumns}
        needed={neededBatchColumns}
        textOf={(name) => inLanguage(i18n.language, batchColumnHelp[name])}
        neededText={t('needed')}
      />
    </Box>
  );
}
