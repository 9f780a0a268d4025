import BlockIcon from '@mui/icons-material/Block';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import AnsweredIcon from '@mui/icons-material/MarkEmailReadOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EligibilityStatus,
  type EligibilityStatusName,
  eligibilityStatusTable,
} from '../../shared/eligibility/eligibilityStatus.ts';
import { BadgeChip } from './BadgeChip.tsx';
import { statusKey } from './statusKey.ts';

const icons: Readonly<Record<EligibilityStatusName, ComponentType>> = {
  Pending: PendingIcon,
  Answered: AnsweredIcon,
  Error: ErrorIcon,
  Cancelled: CancelIcon,
  Resubmitted: ReplayIcon,
  Blocked: BlockIcon,
  Eligible: CheckIcon,
  NotEligible: HighlightOffIcon,
};

/** The status of an eligibility request: icon, word and the specification's colour (REQ-ELIG-16). */
export function StatusChip({ status, size = 'small' }: { status: number; size?: 'small' | 'medium' }) {
  const { t } = useTranslation(['ui', 'app']);
  // A number that the table does not know (there is no 7) is shown as unknown, as a warning.
  const row = eligibilityStatusTable[status as EligibilityStatus] as
    | (typeof eligibilityStatusTable)[EligibilityStatus]
    | undefined;
  const Icon = row ? icons[row.name] : UnknownIcon;
  return <BadgeChip badge={row?.badge ?? 'warning'} icon={Icon} label={t(statusKey(status))} size={size} />;
}
