import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { useTranslation } from 'react-i18next';
import { BadgeChip } from '../ui/BadgeChip.tsx';

const soonMs = 15 * 60_000;
const looks = {
  late: { badge: 'danger', icon: AlarmIcon },
  soon: { badge: 'warning', icon: HourglassIcon },
  inTime: { badge: 'plain', icon: ScheduleIcon },
} as const;

export function dueState(dueAt: string, now: number): keyof typeof looks {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return 'late';
  return left <= soonMs ? 'soon' : 'inTime';
}

/** Whether an answer is late, in a word. */
export function DueChip({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('worklist');
  const state = dueState(dueAt, Date.now());
  return <BadgeChip {...looks[state]} label={t(`due.${state}`)} />;
}
