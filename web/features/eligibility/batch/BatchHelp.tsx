import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { payerApi } from '../../../../shared/api/payer.ts';
import { batchColumns, neededBatchColumns } from '../../../../shared/model/batchSheet.ts';
import { useApi } from '../../../api/useApi.ts';

const { getEligibilityPayers } = payerApi.endpoints;

/** The template of a sheet of requests, and what its columns take. */
export function BatchHelp() {
  const { t } = useTranslation('batch');
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
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, width: 'fit-content' } }}>
        <summary>{t('columns')}</summary>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
            columnGap: 3,
            rowGap: 0.5,
            '& dt': { fontWeight: 600 },
            '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
          }}
        >
          {batchColumns.map((name) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>
                <bdi dir="ltr">{name}</bdi>
                {neededBatchColumns.includes(name) && ' *'}
              </dt>
              <dd>{t(`column.${name}`)}</dd>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('needed')}
        </Typography>
      </Box>
    </Box>
  );
}
