import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { ReportCard } from './ReportCard.tsx';
import type { useRegulatoryReports } from './useRegulatoryReports.ts';

type RegulatoryReportsProps = Pick<
  ReturnType<typeof useRegulatoryReports>,
  'found' | 'errors' | 'isReading' | 'readMore'
>;

/** What was found, or why nothing was. */
export function RegulatoryReports({ found, errors, isReading, readMore }: RegulatoryReportsProps) {
  const { t } = useTranslation('regulator');
  const isMissing = errors.some(({ code }) => code === 'notFound');
  const reports = found?.reports ?? [];
  return (
    <Box sx={{ mt: 2 }}>
      <Box role="alert">
        {isMissing ? <EmptyState title={t('errors.missing')} nextStep={t('errors.missingNext')} /> : null}
        {errors.length > 0 && !isMissing ? (
          <Notice severity="error">
            {t('errors.failed')}: {errors.map(errorText).join(' ')}
          </Notice>
        ) : null}
      </Box>
      <div role="status" style={visuallyHidden}>
        {found && reports.length > 0 ? t('errors.found', { count: reports.length }) : ''}
      </div>
      {found && reports.length === 0 ? <EmptyState title={t('errors.none')} nextStep={t('errors.noneNext')} /> : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {reports.map((report) => (
          <ReportCard key={report.reportId} report={report} />
        ))}
      </Box>
      {found?.nextCursor ? (
        <Button variant="outlined" loading={isReading} onClick={() => void readMore()} sx={{ mt: 1.5 }}>
          {t('errors.more')}
        </Button>
      ) : null}
    </Box>
  );
}
