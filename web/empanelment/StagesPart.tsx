import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/HourglassEmptyOutlined';
import WaitingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addBusinessMinutes, minutesOfDay, officeHours } from '../../shared/_field/businessCalendar.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import { hasStages } from '../../shared/empanelment/form.ts';
import type { Empanelment } from '../../shared/empanelment/routes.ts';
import { openStages, type Stage, stageOpenedAt, stages, stageTable } from '../../shared/empanelment/stages.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { Section } from '../ui/Section.tsx';
import { stateChip } from '../ui/stateChip.tsx';

const looks = {
  passed: { badge: 'success', icon: DoneIcon },
  open: { badge: 'warning', icon: OpenIcon },
  waiting: { badge: 'plain', icon: WaitingIcon },
} as const;

const StageChip = stateChip(looks, wordsOf('empanelment', 'stageState'));

/** The day on which a stage should be complete: its working days after it could be begun. */
const dueOf = (stage: Stage, openedAt: string): string =>
  addBusinessMinutes(new Date(openedAt), stageTable[stage].businessDays * minutesOfDay(officeHours)).toISOString();

/** The stages of a request: which are complete, since when each can be worked on, and when it is due. */
export function StagesPart({ record }: { record: Empanelment }) {
  const { t } = useTranslation('empanelment');
  const { passed, reviewedSince, state, kind } = record;
  if (reviewedSince === null || !hasStages(kind)) return null;
  const open: readonly Stage[] = state === 'review' ? openStages(passed) : [];
  const textOf = (stage: Stage): string => {
    const done = passed.find((each) => each.stage === stage);
    if (done) return `${done.byName} · ${dateText(done.at)}`;
    if (!open.includes(stage)) return '';
    const openedAt = stageOpenedAt(stage, passed, reviewedSince);
    const due = t('record.dueOn', { date: dateText(dueOf(stage, openedAt)) });
    return `${t('record.since', { date: dateText(openedAt) })} · ${due}`;
  };
  const stateOf = (stage: Stage) =>
    passed.some((each) => each.stage === stage) ? 'passed' : open.includes(stage) ? 'open' : 'waiting';
  return (
    <Section title={t('record.stages')} isPlain>
      <Box
        component="ol"
        aria-label={t('record.stages')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {stages.map((stage) => (
          <Box component="li" key={stage} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography component="span" sx={{ minWidth: 140 }}>
              {t(`stages.${stage}`)}
            </Typography>
            <StageChip state={stateOf(stage)} />
            <Typography component="span" variant="body2" color="textSecondary">
              <bdi>{textOf(stage)}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
