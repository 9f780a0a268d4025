import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { mostRowsInPage } from '../../../shared/eligibility/historySheet.ts';
import { pathTo } from '../../base/screenPath.ts';
import { JobPanel } from '../../parts/job/JobPanel.tsx';
import { countText } from '../../parts/job/jobTexts.ts';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { eligibilityScreens, exportScreens } from '../screens.ts';
import { ExportFilters } from './ExportFilters.tsx';
import { useFilterWords } from './useFilterWords.ts';

/** One export of the history: how far it is, and its file. */
export function ExportScreen() {
  const { t } = useTranslation('exports');
  const { jobId = '' } = useParams();
  const wordsOf = useFilterWords();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <JobPanel
          jobId={jobId}
          title={t('one')}
          about={({ criteria }) => <ExportFilters words={wordsOf(criteria)} />}
        />
        <Typography color="textSecondary">{t('help', { most: countText(mostRowsInPage) as never })}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={pathTo(exportScreens.list)}>
            {t('toList')}
          </Button>
          <Button component={Link} to={pathTo(eligibilityScreens.history)}>
            {t('toHistory')}
          </Button>
        </Box>
      </Box>
    </ScreenBody>
  );
}
