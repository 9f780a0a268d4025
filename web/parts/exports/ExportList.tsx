import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mostRowsInPage } from '../../../shared/job/exportSheet.ts';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { JobList } from '../job/JobList.tsx';
import { countText, type Job } from '../job/jobTexts.ts';
import { ExportFilters } from './ExportFilters.tsx';
import type { ExportPlace } from './exportPlace.ts';

/** The user's long exports of a list: those under way, and those that can be fetched. */
export function ExportList({ kind, wordsOf, paths }: ExportPlace) {
  const { t } = useTranslation('exports');
  const most = countText(mostRowsInPage) as never;
  const about = useMemo(
    (): DataColumn<Job> => ({
      id: 'filters',
      header: t('filters'),
      value: (job) => {
        const words = wordsOf(job).map(({ label, value }) => `${label}: ${value}`);
        return words.length > 0 ? words.join(' · ') : t('all');
      },
      cell: (job) => <ExportFilters words={wordsOf(job)} />,
      width: 300,
    }),
    [t, wordsOf],
  );
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t(`title.${kind}`)} isPlain>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {t('help', { most })}
          </Typography>
          <JobList
            kind={kind}
            label={t('label')}
            about={about}
            linkOf={({ jobId }) => paths.exportOf(jobId)}
            nextStep={t('none', { most })}
          />
        </Section>
        <Box>
          <Button component={Link} to={paths.source}>
            {t('toSource')}
          </Button>
        </Box>
      </Box>
    </ScreenBody>
  );
}
