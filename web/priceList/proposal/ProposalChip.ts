import RefusedIcon from '@mui/icons-material/CancelOutlined';
import AcceptedIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import WithdrawnIcon from '@mui/icons-material/Undo';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

/** Where a proposal stands. */
export const ProposalChip = stateChip(
  {
    waiting: { badge: 'warning', icon: WaitingIcon },
    accepted: { badge: 'success', icon: AcceptedIcon },
    refused: { badge: 'danger', icon: RefusedIcon },
    withdrawn: { badge: 'plain', icon: WithdrawnIcon },
  },
  wordsOf('priceList', 'proposalState'),
);
