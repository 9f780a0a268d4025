import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import ReplayIcon from '@mui/icons-material/Replay';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

const looks = {
  announced: { badge: 'plain', icon: PendingIcon },
  checking: { badge: 'info', icon: ReplayIcon },
  checked: { badge: 'warning', icon: UnknownIcon },
  committing: { badge: 'info', icon: ReplayIcon },
  paused: { badge: 'warning', icon: PendingIcon },
  done: { badge: 'success', icon: CheckIcon },
  cancelled: { badge: 'plain', icon: BlockIcon },
  undoing: { badge: 'info', icon: ReplayIcon },
  undone: { badge: 'plain', icon: BlockIcon },
  failed: { badge: 'danger', icon: ErrorIcon },
} as const;

/** The state of an import. */
export const ImportStateChip = stateChip(looks, wordsOf('sheetImport', 'state'));
