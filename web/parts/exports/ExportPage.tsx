import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { mostRowsInPage } from '../../../shared/job/exportSheet.ts';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { JobPanel } from '../job/JobPanel.tsx';
import { countText } from '../job/jobTexts.ts';
import { ExportFilters } from './ExportFilters.tsx';
import type { ExportPlace } from './exportPlace.ts';

/** One export of a list: how far it is, and its file. */
export function ExportPage({ kind, wordsOf, paths }: ExportPlace) {
  const { t } = useTranslation('exports');
  const { jobId = '' } = useParams();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <JobPanel jobId={jobId} title={t(`one.${kind}`)} about={(job) => <ExportFilters words={wordsOf(job)} />} />
        <Typography color="textSecondary">{t('help', { most: countText(mostRowsInPage) as never })}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={paths.exports}>
            {t('toList')}
          </Button>
          <Button component={Link} to={paths.source}>
            {t('toSource')}
          </Button>
        </Box>
      </Box>
    </ScreenBody>
  );
}
