import UpIcon from '@mui/icons-material/CheckCircleOutlined';
import DownIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import type { PartState } from '../../shared/systemStatus/statusParts.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

/** Whether a part of the system answers. */
export const PartStateChip = stateChip<PartState>(
  {
    up: { badge: 'success', icon: UpIcon },
    down: { badge: 'danger', icon: DownIcon },
    unknown: { badge: 'plain', icon: UnknownIcon },
  },
  wordsOf('systemStatus', 'state'),
);
