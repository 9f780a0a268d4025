import LateIcon from '@mui/icons-material/AlarmOutlined';
import MergedIcon from '@mui/icons-material/CallMerge';
import AnsweredIcon from '@mui/icons-material/CheckCircleOutlined';
import FasterIcon from '@mui/icons-material/FastForwardOutlined';
import AskedIcon from '@mui/icons-material/HelpOutlined';
import OpenIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ClosedIcon from '@mui/icons-material/LockOutlined';
import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { QueryRow } from '../../shared/providerQuery/routes.ts';
import { useSession } from '../base/session.ts';
import { DateText } from '../ui/DateText.tsx';
import { stateChip } from '../ui/stateChip.tsx';

/** The reader's side of queries; null for a user without a facility or an insurer. */
export function useSide(): 'provider' | 'insurer' | null {
  const session = useSession();
  if (!session) return null;
  if (session.payerId === null) return session.facilityId === null ? null : 'provider';
  return holdsOneOf(session, moduleAccess.providerQueryDesk) ? 'insurer' : null;
}

function useWord(): (state: QueryRow['state']) => string {
  const { t } = useTranslation('providerQuery');
  return (state) => t(`states.${state}`);
}

export const QueryChip = stateChip(
  {
    open: { badge: 'warning', icon: OpenIcon },
    asked: { badge: 'info', icon: AskedIcon },
    answered: { badge: 'success', icon: AnsweredIcon },
    closed: { badge: 'plain', icon: ClosedIcon },
    merged: { badge: 'plain', icon: MergedIcon },
  },
  useWord,
);

const clockLooks = {
  late: { badge: 'danger', icon: LateIcon },
  paused: { badge: 'plain', icon: PausedIcon },
  escalated: { badge: 'danger', icon: FasterIcon },
} as const;
function useClockWord(): (state: keyof typeof clockLooks) => string {
  const { t } = useTranslation('providerQuery');
  return (state) => t(`due.${state}`);
}
const ClockChip = stateChip(clockLooks, useClockWord);

/** The deadline of the insurer's next message, with chips for a late, a paused and an escalated one. */
export function Due({ row: { dueAt, state, escalatedAt } }: { row: QueryRow }) {
  if (dueAt === null) return null;
  const isPaused = state === 'asked';
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <DateText value={dueAt} withTime />
      {isPaused && <ClockChip state="paused" />}
      {!isPaused && Date.parse(dueAt) < Date.now() && <ClockChip state="late" />}
      {escalatedAt !== null && <ClockChip state="escalated" />}
    </span>
  );
}
