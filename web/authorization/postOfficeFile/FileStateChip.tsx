import TakenIcon from '@mui/icons-material/CheckCircleOutlined';
import UnreadableIcon from '@mui/icons-material/ErrorOutlined';
import UnmatchedIcon from '@mui/icons-material/HelpOutlined';
import NewIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

export const FileStateChip = stateChip(
  {
    unmatched: { badge: 'warning', icon: UnmatchedIcon },
    unreadable: { badge: 'danger', icon: UnreadableIcon },
    new: { badge: 'plain', icon: NewIcon },
    taken: { badge: 'success', icon: TakenIcon },
  },
  wordsOf('postOfficeFile', 'state'),
);
