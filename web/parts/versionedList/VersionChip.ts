import RefusedIcon from '@mui/icons-material/CancelOutlined';
import InForceIcon from '@mui/icons-material/CheckCircleOutlined';
import DiscardedIcon from '@mui/icons-material/DeleteOutlined';
import ScheduledIcon from '@mui/icons-material/EventOutlined';
import PastIcon from '@mui/icons-material/History';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import StagedIcon from '@mui/icons-material/Inventory2Outlined';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

/** Where a version stands. */
export const VersionChip = stateChip(
  {
    staged: { badge: 'info', icon: StagedIcon },
    waiting: { badge: 'warning', icon: WaitingIcon },
    refused: { badge: 'danger', icon: RefusedIcon },
    discarded: { badge: 'plain', icon: DiscardedIcon },
    scheduled: { badge: 'info', icon: ScheduledIcon },
    inForce: { badge: 'success', icon: InForceIcon },
    past: { badge: 'plain', icon: PastIcon },
  },
  wordsOf('versionedList', 'state'),
);
