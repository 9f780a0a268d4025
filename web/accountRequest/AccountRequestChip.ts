import RefusedIcon from '@mui/icons-material/CancelOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

export const AccountRequestChip = stateChip(
  {
    waiting: { badge: 'warning', icon: WaitingIcon },
    approved: { badge: 'success', icon: ApprovedIcon },
    refused: { badge: 'danger', icon: RefusedIcon },
  },
  wordsOf('accountRequest', 'state'),
);
