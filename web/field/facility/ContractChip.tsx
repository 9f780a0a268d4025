import BlockIcon from '@mui/icons-material/Block';
import RejectedIcon from '@mui/icons-material/CancelOutlined';
import ContractedIcon from '@mui/icons-material/CheckCircleOutlined';
import ExpiredIcon from '@mui/icons-material/EventBusyOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import InProgressIcon from '@mui/icons-material/HourglassEmpty';
import OnboardedIcon from '@mui/icons-material/HowToRegOutlined';
import SuspendedIcon from '@mui/icons-material/PauseCircleOutlined';
import NoneIcon from '@mui/icons-material/RemoveCircleOutlined';
import type { ComponentType } from 'react';
import { type ContractStatus, contractStatusTable } from '../../../shared/_field/contractStatus.ts';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

const look = (status: keyof typeof contractStatusTable, icon: ComponentType) => ({
  badge: contractStatusTable[status].badge,
  icon,
});

const looks = {
  none: look('none', NoneIcon),
  inProgress: look('inProgress', InProgressIcon),
  onboarded: look('onboarded', OnboardedIcon),
  contracted: look('contracted', ContractedIcon),
  rejected: look('rejected', RejectedIcon),
  stopped: look('stopped', BlockIcon),
  contractStopped: look('contractStopped', BlockIcon),
  suspended: look('suspended', SuspendedIcon),
  expired: look('expired', ExpiredIcon),
  unknown: { badge: 'warning', icon: UnknownIcon },
} as const satisfies Record<ContractStatus, object>;

/** The state of the contract with the insurer. */
export const ContractChip = stateChip(looks, wordsOf('provider', 'contract'));
