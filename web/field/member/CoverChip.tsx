import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import { useTranslation } from 'react-i18next';
import type { CoverState } from '../../../shared/member/memberCover.ts';
import { stateChip } from '../../ui/stateChip.tsx';

const looks = {
  holding: { badge: 'success', icon: CheckIcon },
  upcoming: { badge: 'info', icon: PendingIcon },
  ended: { badge: 'plain', icon: HighlightOffIcon },
  cancelled: { badge: 'danger', icon: CancelIcon },
} as const;

function useCoverText() {
  const { t } = useTranslation('member');
  return (state: CoverState) => t(`state.${state}`);
}

/** Whether a cover is valid today. */
export const CoverChip = stateChip(looks, useCoverText);
