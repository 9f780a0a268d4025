import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import ReplayIcon from '@mui/icons-material/Replay';
import { useTranslation } from 'react-i18next';
import type { JobState } from '../../../shared/job/jobKinds.ts';
import { stateChip } from '../../ui/stateChip.tsx';

const looks = {
  queued: { badge: 'plain', icon: PendingIcon },
  running: { badge: 'info', icon: ReplayIcon },
  done: { badge: 'success', icon: CheckIcon },
  failed: { badge: 'danger', icon: ErrorIcon },
  cancelled: { badge: 'plain', icon: BlockIcon },
} as const;

function useJobStateText() {
  const { t } = useTranslation('job');
  return (state: JobState) => t(`state.${state}`);
}

/** The state of a job. */
export const JobStateChip = stateChip(looks, useJobStateText);
