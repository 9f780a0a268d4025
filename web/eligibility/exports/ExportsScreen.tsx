import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mostRowsInPage } from '../../../shared/eligibility/historySheet.ts';
import { pathTo } from '../../base/screenPath.ts';
import { JobList } from '../../parts/job/JobList.tsx';
import { countText, type Job } from '../../parts/job/jobTexts.ts';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { eligibilityScreens, exportScreens } from '../screens.ts';
import { ExportFilters } from './ExportFilters.tsx';
import { useFilterWords } from './useFilterWords.ts';

/** The user's long exports of the history: those under way, and those that can be fetched. */
export function ExportsScreen() {
  const { t } = useTranslation('exports');
  const most = countText(mostRowsInPage) as never;
  const wordsOf = useFilterWords();
  const about = useMemo(
    (): DataColumn<Job> => ({
      id: 'filters',
      header: t('filters'),
      value: ({ criteria }) => {
        const words = wordsOf(criteria).map(({ label, value }) => `${label}: ${value}`);
        return words.length > 0 ? words.join(' · ') : t('all');
      },
      cell: ({ criteria }) => <ExportFilters words={wordsOf(criteria)} />,
      width: 300,
    }),
    [t, wordsOf],
  );
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t('title')} isPlain>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {t('help', { most })}
          </Typography>
          <JobList
            kind="eligibilityExport"
            label={t('label')}
            about={about}
            linkOf={(job) => pathTo(exportScreens.export, job)}
            nextStep={t('none', { most })}
          />
        </Section>
        <Box>
          <Button component={Link} to={pathTo(eligibilityScreens.history)}>
            {t('toHistory')}
          </Button>
        </Box>
      </Box>
    </ScreenBody>
  );
}
