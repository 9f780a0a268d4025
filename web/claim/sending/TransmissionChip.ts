import TakenIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import SentIcon from '@mui/icons-material/SendOutlined';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

const looks = {
  queued: { badge: 'info', icon: SentIcon },
  unknown: { badge: 'warning', icon: UnknownIcon },
  accepted: { badge: 'success', icon: TakenIcon },
  rejected: { badge: 'danger', icon: RefusedIcon },
} as const;

/** What the post office made of a file. */
export const TransmissionChip = stateChip(looks, wordsOf('claim', 'transmissions'));
