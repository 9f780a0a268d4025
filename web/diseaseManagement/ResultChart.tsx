import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { measureOf } from '../../shared/diseaseManagement/programmes.ts';
import type { PlanItem } from '../../shared/diseaseManagement/routes.ts';
import { LazyBarsChart } from '../parts/chart/LazyBarsChart.tsx';
import { Pictured } from '../parts/chart/Pictured.tsx';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { resultText, withUnit } from './resultText.ts';

/** The newest results of one item in the order of their days, with what counts as controlled. Nothing for an item without two results. */
export function ResultChart({ planned: { item, results } }: { planned: PlanItem }) {
  const { t } = useTranslation('diseaseManagement');
  const measure = measureOf(item);
  if (!measure || results.length < 2) return null;
  const { goal } = measure;
  const label = t(`item.${item}`);
  return (
    <Section title={t('record.chart', { item: label })} isPlain>
      <Typography variant="body2" color="textSecondary">
        {'atMost' in goal
          ? t('record.chartGoalMost', { goal: resultText(goal.atMost, measure) })
          : t('record.chartGoalLeast', { goal: resultText(goal.atLeast, measure) })}
      </Typography>
      <Pictured
        picture={
          <LazyBarsChart
            labels={results.map(({ on }) => dateText(on).slice(0, 5))}
            series={[
              { id: item, label: withUnit(label, measure), data: results.map(({ value }) => value), colour: 'primary' },
            ]}
          />
        }
      >
        <SmallTable
          label={t('record.chart', { item: label })}
          heads={[t('field.on')]}
          numberHeads={[t('field.value')]}
          rows={results.map(({ on, value }) => ({
            key: on,
            cells: [<DateText key="on" value={on} />, resultText(value, measure)],
          }))}
        />
      </Pictured>
    </Section>
  );
}
