import ReadyIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditOutlined';
import { claimLife } from '../../shared/claim/life.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { lifeChip } from '../parts/life/lifeChip.ts';

/** The words of the states. */
export const useStateText = wordsOf('claim', 'states');
export const ClaimChip = lifeChip(claimLife, { draft: DraftIcon, ready: ReadyIcon }, useStateText);
