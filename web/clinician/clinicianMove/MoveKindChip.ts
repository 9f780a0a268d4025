import JoinIcon from '@mui/icons-material/PersonAddAltOutlined';
import LeaveIcon from '@mui/icons-material/PersonRemoveOutlined';
import MoveIcon from '@mui/icons-material/SwapHoriz';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

export const MoveKindChip = stateChip(
  {
    join: { badge: 'success', icon: JoinIcon },
    move: { badge: 'warning', icon: MoveIcon },
    end: { badge: 'plain', icon: LeaveIcon },
  },
  wordsOf('clinicianMove', 'kind'),
);
