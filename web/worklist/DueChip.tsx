import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

const soonMs = 15 * 60_000;
const looks = {
  late: { badge: 'danger', icon: AlarmIcon },
  soon: { badge: 'warning', icon: HourglassIcon },
  inTime: { badge: 'plain', icon: ScheduleIcon },
} as const;

type DueState = keyof typeof looks;

export function dueState(dueAt: string, now: number): DueState {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return 'late';
  return left <= soonMs ? 'soon' : 'inTime';
}

/** The promised time stands still: the facility is asked. */
export const PausedChip = stateChip({ paused: { badge: 'info', icon: PauseIcon } }, wordsOf('worklist', 'due'));

const DueStateChip = stateChip(looks, wordsOf('worklist', 'due'));

/** Whether an answer is late. */
export const DueChip = ({ dueAt }: { dueAt: string }) => <DueStateChip state={dueState(dueAt, Date.now())} />;
