import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { memberColumnHelp, memberColumns, neededColumns } from '../../shared/member/memberColumns.ts';
import { mostMemberRows } from '../../shared/member/memberSheet.ts';
import { download } from '../api/client.ts';
import { ColumnHelp } from '../parts/job/ColumnHelp.tsx';
import { countText } from '../parts/job/jobTexts.ts';
import { TemplateButton } from '../parts/job/TemplateButton.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { csvOf } from '../ui/table/export/csv.ts';

/** An empty register with the names of its columns: one that is uploaded by mistake changes nothing. */
const saveCsv = () => saveFile(new Blob([csvOf([memberColumns])], { type: 'text/csv' }), 'members.csv');

const fetchTemplate = () => download(jobApi.endpoints.getTemplate, { query: { kind: 'memberRegister' } });

/** The template of a register, and what its columns take. */
export function TemplateHelp() {
  const { t, i18n } = useTranslation('member');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{t('upload.intro', { most: countText(mostMemberRows) })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TemplateButton fetchFile={fetchTemplate} text={t('upload.template.xlsx')} fileName="members.xlsx" />
        <Button size="small" startIcon={<DownloadIcon />} onClick={saveCsv}>
          {t('upload.template.csv')}
        </Button>
      </Box>
      <ColumnHelp
        title={t('upload.columns')}
        columns={memberColumns}
        needed={neededColumns}
        textOf={(name) => inLanguage(i18n.language, memberColumnHelp[name])}
        neededText={t('upload.needed')}
      />
    </Box>
  );
}
