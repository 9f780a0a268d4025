import ReadyIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlined';
import PayerIcon from '@mui/icons-material/MarkEmailReadOutlined';
import SentIcon from '@mui/icons-material/SendOutlined';
import { claimLife } from '../../shared/claim/life.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { lifeChip } from '../parts/life/lifeChip.ts';

const icons = { draft: DraftIcon, ready: ReadyIcon, sent: SentIcon, rejected: RefusedIcon, withPayer: PayerIcon };

/** The words of the states. */
export const useStateText = wordsOf('claim', 'states');
export const ClaimChip = lifeChip(claimLife, icons, useStateText);
