import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import { useTranslation } from 'react-i18next';
import type { CoverState } from '../../../shared/member/memberCover.ts';
import { BadgeChip } from '../../ui/BadgeChip.tsx';

const looks = {
  holding: { badge: 'success', icon: CheckIcon },
  upcoming: { badge: 'info', icon: PendingIcon },
  ended: { badge: 'plain', icon: HighlightOffIcon },
  cancelled: { badge: 'danger', icon: CancelIcon },
} as const;

/** How a cover stands today. */
export function CoverChip({ state }: { state: CoverState }) {
  const { t } = useTranslation('member');
  return <BadgeChip {...looks[state]} label={t(`state.${state}`)} />;
}
