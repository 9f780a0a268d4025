import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { memberColumns, neededColumns } from '../../shared/member/memberColumns.ts';
import { ColumnHelp } from '../parts/job/ColumnHelp.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { csvOf } from '../ui/table/export/csv.ts';

/** An empty register with the names of its columns: one that is uploaded by mistake changes nothing. */
async function saveTemplate(type: 'xlsx' | 'csv') {
  if (type === 'csv') return saveFile(new Blob([csvOf([memberColumns])], { type: 'text/csv' }), 'members.csv');
  const { xlsxOf } = await import('../ui/table/export/xlsx.ts');
  const columns = memberColumns.map((header) => ({ header, width: 130 }));
  saveFile(await xlsxOf(columns, [], false), 'members.xlsx');
}

/** The template of a register, and what its columns take. */
export function TemplateHelp() {
  const { t } = useTranslation('member');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{t('upload.intro')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['xlsx', 'csv'] as const).map((type) => (
          <Button key={type} size="small" startIcon={<DownloadIcon />} onClick={() => void saveTemplate(type)}>
            {t(`upload.template.${type}`)}
          </Button>
        ))}
      </Box>
      <ColumnHelp
        title={t('upload.columns')}
        columns={memberColumns}
        needed={neededColumns}
        textOf={(name) => t(`column.${name}`)}
        neededText={t('upload.needed')}
      />
    </Box>
  );
}
