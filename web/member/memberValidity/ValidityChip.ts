import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

/** Whether somebody is a valid member. What is not known is a warning, and never looks like a no. */
export const ValidityChip = stateChip(
  {
    active: { badge: 'success', icon: CheckIcon },
    notActive: { badge: 'danger', icon: HighlightOffIcon },
    unknown: { badge: 'warning', icon: UnknownIcon },
  },
  wordsOf('memberValidity', 'validity'),
);
