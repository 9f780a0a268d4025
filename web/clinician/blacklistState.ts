import RefusedIcon from '@mui/icons-material/CancelOutlined';
import LiveIcon from '@mui/icons-material/GavelOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import UndoneIcon from '@mui/icons-material/UndoOutlined';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

export const BlacklistChip = stateChip(
  {
    waiting: { badge: 'warning', icon: WaitingIcon },
    live: { badge: 'danger', icon: LiveIcon },
    refused: { badge: 'plain', icon: RefusedIcon },
    undone: { badge: 'plain', icon: UndoneIcon },
  },
  wordsOf('clinician', 'blacklistState'),
);
