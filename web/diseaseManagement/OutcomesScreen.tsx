import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { measureOf, outcomeDays, programmes } from '../../shared/diseaseManagement/programmes.ts';
import { diseaseManagementApi, type Outcome } from '../../shared/diseaseManagement/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { LazyBarsChart } from '../parts/chart/LazyBarsChart.tsx';
import { Pictured } from '../parts/chart/Pictured.tsx';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { resultText } from './resultText.ts';
import { diseaseManagementScreens } from './screens.ts';

const shareOf = ({ measured, controlled }: Outcome): number | null =>
  measured === 0 ? null : Math.round((100 * controlled) / measured);

/** What is counted, in words: a number whose definition nobody knows is none. */
function Definition({ programme }: Pick<Outcome, 'programme'>) {
  const { t } = useTranslation('diseaseManagement');
  const item = programmes[programme].outcome;
  const measure = measureOf(item);
  if (!measure) return null;
  const { goal } = measure;
  const goalText =
    'atMost' in goal
      ? t('outcomes.goalMost', { value: resultText(goal.atMost, measure) })
      : t('outcomes.goalLeast', { value: resultText(goal.atLeast, measure) });
  return (
    <Typography component="li" variant="body2">
      <strong>{t(`programme.${programme}`)}</strong>:{' '}
      {t('outcomes.definition', { item: t(`item.${item}`), days: outcomeDays, goal: goalText })}
    </Typography>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('diseaseManagement');
  const label = t('outcomes.share');
  return (
    <Section title={t('outcomes.label')} isPlain>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('outcomes.intro')}
      </Typography>
      {outcomes.some(({ isPart }) => isPart) && <Alert severity="info">{t('outcomes.part')}</Alert>}
      <Pictured
        picture={
          <LazyBarsChart
            labels={outcomes.map(({ programme }) => t(`programme.${programme}`))}
            series={[{ id: 'share', label: `${label} (%)`, data: outcomes.map(shareOf), colour: 'success' }]}
            most={100}
          />
        }
      >
        <SmallTable
          label={t('outcomes.label')}
          heads={[t('field.programme')]}
          numberHeads={[t('outcomes.enrolled'), t('outcomes.measured'), t('outcomes.controlled'), `${label} (%)`]}
          rows={outcomes.map((each) => ({
            key: each.programme,
            cells: [
              t(`programme.${each.programme}`),
              each.enrolled,
              each.measured,
              each.controlled,
              shareOf(each) ?? '–',
            ],
          }))}
        />
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
          {outcomes.map(({ programme }) => (
            <Definition key={programme} programme={programme} />
          ))}
        </Box>
      </Pictured>
    </Section>
  );
}

/** How each programme does, with what is counted (REQ-NET-29). */
export function OutcomesScreen() {
  const { t } = useTranslation('diseaseManagement');
  const read = useApi(diseaseManagementApi.endpoints.getOutcomes, {});
  const back = (
    <Button component={Link} to={pathTo(diseaseManagementScreens.list)}>
      {t('back')}
    </Button>
  );
  return (
    <ScreenBody>
      <RecordPart
        read={read}
        missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
        action={back}
        height={760}
      >
        {(outcomes) => <Outcomes outcomes={outcomes} />}
      </RecordPart>
      <Box sx={{ mt: 2 }}>{back}</Box>
    </ScreenBody>
  );
}
