import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { measureNames, measureOf } from '../../shared/authorizationMeasure/measureTable.ts';
import type { AuthorizationMeasures } from '../../shared/authorizationMeasure/routes.ts';
import { LazyBarsChart as BarsChart } from '../parts/chart/LazyBarsChart.tsx';
import { Pictured } from '../parts/chart/Pictured.tsx';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { Section } from '../ui/Section.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { usePages } from '../ui/table/usePages.ts';
import { MeasureValue, measureColumns, monthText, payerColumns } from './measureColumns.tsx';

const rows = measureNames.map((name) => ({ name }));

/** A list that is here already, as the table reads it. */
function useRows<Row>(items: readonly Row[]) {
  const load = useCallback(async () => ({ items: [...items], nextCursor: null, total: items.length }), [items]);
  return usePages<Row>(load);
}

interface MeasuresProps {
  measures: AuthorizationMeasures;
  /** Whether the reader has several payers. */
  hasPayers: boolean;
}

/** The measures of a period: pictures and tables of volume, quality, age and types, then every measure by month and by payer. */
export function Measures({ measures, hasPayers }: MeasuresProps) {
  const { t, i18n } = useTranslation('authorizationMeasure');
  const { byMonth, byType, byAge, byPayer, outstanding } = measures;
  const columns = useMemo(() => measureColumns(t, measures), [t, measures]);
  const ofPayers = useMemo(
    () => payerColumns(t, (payer) => nameIn(i18n.language, payer, 'payerName')),
    [t, i18n.language],
  );
  const pages = useRows(rows);
  const payers = useRows(byPayer);
  const labels = byMonth.map(({ month }) => monthText(month));
  const seriesOf = (name: Parameters<typeof measureOf>[0], colour: 'primary' | 'error' | 'success' | 'info') => ({
    ...{ id: name, label: t(`measure.${name}`), colour },
    data: byMonth.map(({ counters }) => measureOf(name, counters)),
  });
  const errors = { id: 'errors', label: t('field.errors'), colour: 'error' as const };
  const ages = byAge.map(({ age }) => t(`age.${age}`));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Section title={t('volume')} isPlain>
          <Pictured
            picture={
              <BarsChart
                labels={labels}
                series={[
                  seriesOf('requests', 'primary'),
                  { ...errors, data: byMonth.map(({ counters }) => counters.errors) },
                ]}
              />
            }
          >
            <SmallTable
              label={t('byType')}
              heads={[t('field.type')]}
              numberHeads={[t('measure.requests'), t('field.errors'), t('measure.errorShare')]}
              rows={byType.map(({ type, requests, errors: failed, sends }) => ({
                key: type,
                cells: [
                  t(`type.${type}`),
                  requests,
                  failed,
                  <MeasureValue
                    key="share"
                    value={sends === 0 ? null : Math.round((1000 * failed) / sends) / 10}
                    unit={t('unit.percent')}
                  />,
                ],
              }))}
            />
          </Pictured>
        </Section>
        <Section title={t('outstanding', { count: outstanding })} isPlain>
          <Pictured
            picture={
              <BarsChart
                labels={ages}
                series={[
                  { id: 'open', label: t('measure.open'), colour: 'warning', data: byAge.map((each) => each.requests) },
                ]}
              />
            }
          >
            <SmallTable
              label={t('ageing')}
              heads={[t('field.age')]}
              numberHeads={[t('field.requests'), t('measure.openPended')]}
              rows={byAge.map(({ age, requests, lines }) => ({ key: age, cells: [t(`age.${age}`), requests, lines] }))}
            />
          </Pictured>
        </Section>
      </Box>
      <Section title={t('quality')} isPlain>
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <BarsChart
            labels={labels}
            most={100}
            series={[
              seriesOf('firstAll', 'primary'),
              seriesOf('finalIn24h', 'info'),
              seriesOf('approvedShare', 'success'),
              seriesOf('deniedShare', 'error'),
            ]}
          />
        </Suspense>
      </Section>
      <Section title={t('byMonth')} isPlain>
        <DataTable
          name="authorizationMeasures"
          label={t('monthTable')}
          columns={columns}
          pages={pages}
          rowId={({ name }) => name}
          nextStep={t('emptyNext')}
        />
      </Section>
      {hasPayers && (
        <Section title={t('byPayer')} isPlain>
          <DataTable
            name="authorizationMeasuresByPayer"
            label={t('payerTable')}
            columns={ofPayers}
            pages={payers}
            rowId={({ payerId }) => String(payerId)}
            nextStep={t('emptyNext')}
          />
        </Section>
      )}
      <Section title={t('definitions')} isPlain>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {t('cohort')}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
          {measureNames.map((name) => (
            <Box key={name}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {t(`measure.${name}`)}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {t(`definition.${name}`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
