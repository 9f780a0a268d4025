import WithdrawnIcon from '@mui/icons-material/BlockOutlined';
import PublishedIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import SupersededIcon from '@mui/icons-material/UpdateOutlined';
import type { CircularState } from '../../shared/circular/routes.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

/** Where a circular stands. */
export const CircularStateChip = stateChip<CircularState>(
  {
    draft: { badge: 'plain', icon: DraftIcon },
    waiting: { badge: 'warning', icon: WaitingIcon },
    published: { badge: 'success', icon: PublishedIcon },
    superseded: { badge: 'plain', icon: SupersededIcon },
    withdrawn: { badge: 'danger', icon: WithdrawnIcon },
  },
  wordsOf('circular', 'state'),
);
