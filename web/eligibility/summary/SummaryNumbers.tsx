import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../shared/_field/dateText.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { EligibilitySummary } from '../../../shared/eligibility/eligibilityHistory.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { NameText } from '../../ui/NameText.tsx';
import { historyWith } from '../addresses.ts';
import { inOrder } from './counts.ts';
import { StatusTiles } from './StatusTiles.tsx';
import { SummaryTable } from './SummaryTable.tsx';

// The library of charts is larger than the screen: it comes while the numbers are already read.
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }));

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

interface SummaryNumbersProps {
  summary: EligibilitySummary;
  /** Whom an administrator has named. */
  tenant: { facilityLicense?: string };
}

export function SummaryNumbers({ summary, tenant }: SummaryNumbersProps) {
  const { t, i18n } = useTranslation('summary');
  const { from, to, byPayer, byDay } = summary;
  // The chart takes longest to draw: the numbers are on the screen before it.
  const hasChart = useDeferredValue(true, false);
  const placeOfChart = <Skeleton variant="rounded" height={320} />;
  const byStatus = inOrder(summary.byStatus);
  const statuses = byStatus.map(({ status }) => status);
  const pathOf = (filters: Parameters<typeof historyWith>[0]) => (status?: EligibilityStatus) =>
    historyWith({ from, to, ...tenant, ...filters, ...(status && { status }) });
  const dayRows = byDay
    .filter(({ counts }) => counts.length > 0)
    .map(({ day, counts }) => ({ key: day, title: dateText(day), counts, pathOf: pathOf({ from: day, to: day }) }))
    .reverse();
  const payerRows = byPayer.map((payer) => ({
    key: String(payer.payerId),
    title: <NameText value={nameIn(i18n.language, payer, 'payerName')} />,
    counts: payer.counts,
    pathOf: pathOf({ payerId: payer.payerId }),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{t('asOf', { from: dateText(from), to: dateText(to) })}</Typography>
      <StatusTiles counts={byStatus} pathOf={pathOf({})} />
      <Card title={t('byDay')}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
          }}
        >
          <Suspense fallback={placeOfChart}>
            {hasChart ? <DayChart days={byDay} statuses={statuses} /> : placeOfChart}
          </Suspense>
          <SummaryTable label={t('byDay')} heading={t('day')} rows={dayRows} statuses={statuses} />
        </Box>
      </Card>
      <Card title={t('byPayer')}>
        <SummaryTable label={t('byPayer')} heading={t('payer')} rows={payerRows} statuses={statuses} />
      </Card>
    </Box>
  );
}
