import BlockedIcon from '@mui/icons-material/Block';
import WorkingIcon from '@mui/icons-material/CheckCircleOutlined';
import JoinsIcon from '@mui/icons-material/EventOutlined';
import LeftIcon from '@mui/icons-material/LogoutOutlined';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

type Standing = Pick<ClinicianRow, 'isActive' | 'isBlacklisted' | 'worksFrom' | 'worksTo'>;

/** What counts most of a clinician at a facility on a day (ISO, in the Emirates). */
export function standingOf({ isActive, isBlacklisted, worksFrom, worksTo }: Standing, today: string) {
  if (isBlacklisted) return 'blacklisted';
  if (!isActive || (worksTo !== null && worksTo < today)) return 'left';
  return worksFrom !== null && worksFrom > today ? 'joins' : 'working';
}

export const ClinicianChip = stateChip(
  {
    working: { badge: 'success', icon: WorkingIcon },
    joins: { badge: 'warning', icon: JoinsIcon },
    left: { badge: 'plain', icon: LeftIcon },
    blacklisted: { badge: 'danger', icon: BlockedIcon },
  },
  wordsOf('clinician', 'standing'),
);
