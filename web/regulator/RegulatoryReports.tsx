import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { RegulatoryReport } from '../../shared/regulator/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { errorText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Pages } from '../ui/table/usePages.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { ReportCard } from './ReportCard.tsx';

const errorsOf = (error: unknown): readonly ApiError[] => (error instanceof CallFailed ? error.errors : []);

/** What was found, or why nothing was. */
export function RegulatoryReports({ pages }: { pages: Pages<RegulatoryReport> }) {
  const { t } = useTranslation('regulator');
  const { rows, hasMore, isLoading, store } = pages;
  const errors = errorsOf(pages.error);
  const isMissing = errors.some(({ code }) => code === 'notFound');
  const isEmpty = rows.length === 0 && !isLoading && pages.error === null;
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
        {rows.length > 0 ? t('errors.found', { count: rows.length }) : ''}
      </div>
      {isEmpty ? <EmptyState title={t('errors.none')} nextStep={t('errors.noneNext')} /> : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((report) => (
          <ReportCard key={report.reportId} report={report} />
        ))}
      </Box>
      {hasMore && rows.length > 0 ? (
        <Button variant="outlined" loading={isLoading} onClick={() => void store.loadMore()} sx={{ mt: 1.5 }}>
          {t('errors.more')}
        </Button>
      ) : null}
    </Box>
  );
}
