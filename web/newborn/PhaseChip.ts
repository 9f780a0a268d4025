import LinkedIcon from '@mui/icons-material/CheckCircleOutlined';
import CancelledIcon from '@mui/icons-material/HighlightOffOutlined';
import OpenIcon from '@mui/icons-material/HourglassEmptyOutlined';
import EndedIcon from '@mui/icons-material/TimerOffOutlined';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

export const PhaseChip = stateChip(
  {
    open: { badge: 'warning', icon: OpenIcon },
    ended: { badge: 'danger', icon: EndedIcon },
    linked: { badge: 'success', icon: LinkedIcon },
    cancelled: { badge: 'plain', icon: CancelledIcon },
  },
  wordsOf('newborn', 'phase'),
);
