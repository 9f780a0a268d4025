import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { batchColumns, neededBatchColumns } from '../../shared/eligibilityBatch/batchSheet.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { useApi } from '../api/useApi.ts';
import { ColumnHelp } from '../parts/job/ColumnHelp.tsx';

const { getEligibilityPayers } = payerApi.endpoints;

/** The template of a sheet of requests, and what its columns take. */
export function BatchHelp() {
  const { t } = useTranslation('eligibilityBatch');
  const { data: payers } = useApi(getEligibilityPayers, { query: {} });
  const save = async () => {
    const { saveTemplate } = await import('./saveTemplate.ts');
    const named = (payers ?? []).map(({ payerId, payerName, payerNameArabic }) => ({
      id: payerId,
      name: payerName,
      nameArabic: payerNameArabic,
    }));
    await saveTemplate(named);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{t('intro')}</Typography>
      <Box>
        <Button size="small" startIcon={<DownloadIcon />} disabled={!payers} onClick={() => void save()}>
          {t('template')}
        </Button>
      </Box>
      <ColumnHelp
        title={t('columns')}
        columns={batchColumns}
        needed={neededBatchColumns}
        textOf={(name) => t(`column.${name}`)}
        neededText={t('needed')}
      />
    </Box>
  );
}
