import BlockIcon from '@mui/icons-material/Block';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

const looks = {
  block: { badge: 'danger', icon: BlockIcon },
  refused: { badge: 'danger', icon: BlockIcon },
  warn: { badge: 'warning', icon: WarningIcon },
} as const;

/** Whether a finding holds a claim back, or kept it out. */
export const SeverityChip = stateChip(looks, wordsOf('claim', 'severity'));
