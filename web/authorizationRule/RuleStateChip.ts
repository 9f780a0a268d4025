import RetiredIcon from '@mui/icons-material/BlockOutlined';
import LiveIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { useTranslation } from 'react-i18next';
import type { AuthorizationRuleRow } from '../../shared/authorizationRule/routes.ts';
import { stateChip } from '../ui/stateChip.tsx';

/** What people ask first of a rule: does it hold, and does somebody have to look at it. */
export type ShownState = AuthorizationRuleRow['state'] | 'waiting';

export const RuleStateChip = stateChip<ShownState>(
  {
    draft: { badge: 'plain', icon: DraftIcon },
    waiting: { badge: 'warning', icon: WaitingIcon },
    live: { badge: 'success', icon: LiveIcon },
    retired: { badge: 'plain', icon: RetiredIcon },
  },
  () => {
    const { t } = useTranslation('authorizationRule');
    return (state) => t(`state.${state}`);
  },
);
