import BlockIcon from '@mui/icons-material/Block';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import AnsweredIcon from '@mui/icons-material/MarkEmailReadOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import type { ComponentType } from 'react';
import { type EligibilityStatusName, eligibilityStatusTable } from '../../../shared/eligibility/eligibilityStatus.ts';
import { type StateLook, stateChip } from '../../ui/stateChip.tsx';
import { useStatusText } from './useStatusText.ts';

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

const looks: Readonly<Record<number, StateLook>> = Object.fromEntries(
  Object.entries(eligibilityStatusTable).map(([status, { name, badge }]) => [status, { badge, icon: icons[name] }]),
);

/** The status of an eligibility request: icon, word and the specification's colour (REQ-ELIG-16). */
export const StatusChip = stateChip(looks, useStatusText);
