import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

const looks = {
  holding: { badge: 'success', icon: CheckIcon },
  upcoming: { badge: 'info', icon: PendingIcon },
  ended: { badge: 'plain', icon: HighlightOffIcon },
  cancelled: { badge: 'danger', icon: CancelIcon },
} as const;

/** Whether a cover is valid today. */
export const CoverChip = stateChip(looks, wordsOf('member', 'state'));
