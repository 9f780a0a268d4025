import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { type CareItemName, measureOf } from '../../shared/diseaseManagement/programmes.ts';
import type { EnrolmentEntry } from '../../shared/diseaseManagement/routes.ts';
import { LazyBarsChart } from '../parts/chart/LazyBarsChart.tsx';
import { Pictured } from '../parts/chart/Pictured.tsx';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { Section } from '../ui/Section.tsx';

interface ResultChartProps {
  item: CareItemName;
  /** The newest first, as the log has them. */
  entries: readonly EnrolmentEntry[];
}

/** The results of one item in the order of their days, with what counts as controlled. Nothing for an item without two results. */
export function ResultChart({ item, entries }: ResultChartProps) {
  const { t } = useTranslation('diseaseManagement');
  const measure = measureOf(item);
  const results = entries
    .filter((entry) => entry.item === item && entry.value !== null)
    .sort((one, other) => one.on.localeCompare(other.on));
  if (!measure || results.length < 2) return null;
  const { goal, unit } = measure;
  const label = t(`item.${item}`);
  return (
    <Section title={t('record.chart', { item: label })} isPlain>
      <Typography variant="body2" color="textSecondary">
        {'atMost' in goal
          ? t('record.chartGoalMost', { goal: goal.atMost, unit })
          : t('record.chartGoalLeast', { goal: goal.atLeast, unit })}
      </Typography>
      <Pictured
        picture={
          <LazyBarsChart
            labels={results.map(({ on }) => dateText(on).slice(0, 5))}
            series={[
              { id: item, label: `${label} (${unit})`, data: results.map(({ value }) => value), colour: 'primary' },
            ]}
          />
        }
      >
        <SmallTable
          label={t('record.chart', { item: label })}
          heads={[t('field.on'), t('field.value')]}
          rows={results.map(({ entryId, on, value }) => ({ key: entryId, cells: [dateText(on), `${value} ${unit}`] }))}
        />
      </Pictured>
    </Section>
  );
}
