import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { measureOf } from '../../shared/diseaseManagement/programmes.ts';
import type { Enrolment, PlanItem } from '../../shared/diseaseManagement/routes.ts';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { resultText } from './resultText.ts';

function lastResult({ item, results }: PlanItem): string {
  const [measure, last] = [measureOf(item), results.at(-1)];
  return measure && last ? resultText(last.value, measure) : '–';
}

/** What is due of each item, and what is overdue today. */
export function CarePlan({ enrolment: { plan, state } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('diseaseManagement');
  const today = emiratesDateOf(new Date());
  const isGap = ({ dueOn }: PlanItem) => state === 'active' && dueOn < today;
  return (
    <Section title={t('record.plan')} isPlain>
      <SmallTable
        label={t('record.plan')}
        heads={[t('field.item'), t('field.dueOn'), t('field.lastOn'), t('field.lastValue')]}
        rows={plan.map((each) => ({
          key: each.item,
          cells: [
            t(`item.${each.item}`),
            <span key="due">
              <DateText value={each.dueOn} />
              {isGap(each) && (
                <Typography component="span" variant="body2" color="error">
                  {' '}
                  {t('overdue')}
                </Typography>
              )}
            </span>,
            each.lastOn ? <DateText key="last" value={each.lastOn} /> : '–',
            lastResult(each),
          ],
        }))}
      />
    </Section>
  );
}
