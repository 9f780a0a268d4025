import RefusedIcon from '@mui/icons-material/CancelOutlined';
import OpenIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import LockedIcon from '@mui/icons-material/LockOutlined';
import RemovedIcon from '@mui/icons-material/PersonOffOutlined';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

export const UserStateChip = stateChip(
  {
    open: { badge: 'success', icon: OpenIcon },
    locked: { badge: 'danger', icon: LockedIcon },
    waiting: { badge: 'warning', icon: WaitingIcon },
    refused: { badge: 'danger', icon: RefusedIcon },
    removed: { badge: 'danger', icon: RemovedIcon },
  },
  wordsOf('user', 'state'),
);
