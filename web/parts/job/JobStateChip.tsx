import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import ReplayIcon from '@mui/icons-material/Replay';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

const looks = {
  queued: { badge: 'plain', icon: PendingIcon },
  running: { badge: 'info', icon: ReplayIcon },
  done: { badge: 'success', icon: CheckIcon },
  failed: { badge: 'danger', icon: ErrorIcon },
  cancelled: { badge: 'plain', icon: BlockIcon },
} as const;

/** The state of a job. */
export const JobStateChip = stateChip(looks, wordsOf('job', 'state'));
