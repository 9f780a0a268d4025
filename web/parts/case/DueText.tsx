import LateIcon from '@mui/icons-material/AlarmOutlined';
import FasterIcon from '@mui/icons-material/FastForwardOutlined';
import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import { stateChip } from '../../ui/stateChip.tsx';

const looks = {
  late: { badge: 'danger', icon: LateIcon },
  paused: { badge: 'plain', icon: PausedIcon },
  escalated: { badge: 'danger', icon: FasterIcon },
} as const;

function useWord(): (state: keyof typeof looks) => string {
  const { t } = useTranslation('case');
  return (state) => t(`due.${state}`);
}

const ClockChip = stateChip(looks, useWord);

interface DueTextProps {
  /** Null where nobody waits for the insurer: then there is nothing to show. */
  dueAt: string | null;
  /** The clock stands still. */
  isPaused: boolean;
  escalatedAt: string | null;
}

/** The deadline of the insurer's next word, with chips for a late, a paused and an escalated one. */
export function DueText({ dueAt, isPaused, escalatedAt }: DueTextProps) {
  if (dueAt === null) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <DateText value={dueAt} withTime />
      {isPaused && <ClockChip state="paused" />}
      {!isPaused && Date.parse(dueAt) < Date.now() && <ClockChip state="late" />}
      {escalatedAt !== null && <ClockChip state="escalated" />}
    </Box>
  );
}
