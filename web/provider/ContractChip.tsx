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
import { useTranslation } from 'react-i18next';
import { type ContractStatus, contractStatusTable } from '../../shared/_field/contractStatus.ts';
import { BadgeChip } from '../ui/BadgeChip.tsx';

const icons: Readonly<Record<ContractStatus, ComponentType>> = {
  none: NoneIcon,
  inProgress: InProgressIcon,
  onboarded: OnboardedIcon,
  contracted: ContractedIcon,
  rejected: RejectedIcon,
  stopped: BlockIcon,
  contractStopped: BlockIcon,
  suspended: SuspendedIcon,
  expired: ExpiredIcon,
  unknown: UnknownIcon,
};

/** Where the contract with the insurer stands, in a word. */
export function ContractChip({ status }: { status: ContractStatus }) {
  const { t } = useTranslation('provider');
  const badge = status === 'unknown' ? 'warning' : contractStatusTable[status].badge;
  return <BadgeChip badge={badge} icon={icons[status]} label={t(`contract.${status}`)} size="medium" />;
}
