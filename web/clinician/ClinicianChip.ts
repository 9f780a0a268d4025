import BlockedIcon from '@mui/icons-material/Block';
import WorkingIcon from '@mui/icons-material/CheckCircleOutlined';
import LeftIcon from '@mui/icons-material/LogoutOutlined';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

/** What counts most of a clinician at a facility. */
export function standingOf({ isActive, isBlacklisted }: Pick<ClinicianRow, 'isActive' | 'isBlacklisted'>) {
  if (isBlacklisted) return 'blacklisted';
  return isActive ? 'working' : 'left';
}

export const ClinicianChip = stateChip(
  {
    working: { badge: 'success', icon: WorkingIcon },
    left: { badge: 'plain', icon: LeftIcon },
    blacklisted: { badge: 'danger', icon: BlockedIcon },
  },
  wordsOf('clinician', 'standing'),
);
