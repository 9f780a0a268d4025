import WholeIcon from '@mui/icons-material/CheckCircleOutlined';
import FaultyIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

/** What is known of the audit trail in one word. */
export const AuditVerdictChip = stateChip(
  {
    whole: { badge: 'success', icon: WholeIcon },
    faulty: { badge: 'danger', icon: FaultyIcon },
    unknown: { badge: 'warning', icon: UnknownIcon },
  },
  wordsOf('auditTrail', 'verdict'),
);
