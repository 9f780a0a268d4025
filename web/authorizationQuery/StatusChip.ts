import CancelledIcon from '@mui/icons-material/BlockOutlined';
import DeniedIcon from '@mui/icons-material/CancelOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import ExpiredIcon from '@mui/icons-material/EventBusyOutlined';
import AskedIcon from '@mui/icons-material/HelpOutlined';
import SentIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ReviewIcon from '@mui/icons-material/PersonSearchOutlined';
import ErrorIcon from '@mui/icons-material/ReportProblemOutlined';
import PartIcon from '@mui/icons-material/RuleOutlined';
import { useTranslation } from 'react-i18next';
import { stateChip } from '../ui/stateChip.tsx';
import { listedName } from './listed.ts';

function useStatusText() {
  const { language } = useTranslation().i18n;
  return (statusId: number): string => listedName(language, 'status', statusId);
}

/** Where an authorisation stands, by the id of getAuthorizationStatus. */
export const StatusChip = stateChip<number>(
  {
    3: { badge: 'info', icon: SentIcon },
    4: { badge: 'info', icon: ReviewIcon },
    5: { badge: 'warning', icon: AskedIcon },
    6: { badge: 'success', icon: ApprovedIcon },
    7: { badge: 'warning', icon: PartIcon },
    8: { badge: 'danger', icon: DeniedIcon },
    9: { badge: 'info', icon: SentIcon },
    10: { badge: 'info', icon: SentIcon },
    11: { badge: 'plain', icon: CancelledIcon },
    12: { badge: 'plain', icon: ExpiredIcon },
    13: { badge: 'danger', icon: ErrorIcon },
  },
  useStatusText,
);
