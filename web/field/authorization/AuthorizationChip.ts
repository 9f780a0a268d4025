import CancelledIcon from '@mui/icons-material/BlockOutlined';
import DeniedIcon from '@mui/icons-material/CancelOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import ExpiredIcon from '@mui/icons-material/EventBusyOutlined';
import AskedIcon from '@mui/icons-material/HelpOutlined';
import SentIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ReviewIcon from '@mui/icons-material/PersonSearchOutlined';
import ErrorIcon from '@mui/icons-material/ReportProblemOutlined';
import PartIcon from '@mui/icons-material/RuleOutlined';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { wordsOf } from '../../base/wordsOf.ts';
import { lifeChip } from '../../parts/life/lifeChip.ts';

const icons = {
  draft: DraftIcon,
  sent: SentIcon,
  underReview: ReviewIcon,
  informationRequested: AskedIcon,
  approved: ApprovedIcon,
  partiallyApproved: PartIcon,
  denied: DeniedIcon,
  cancelled: CancelledIcon,
  expired: ExpiredIcon,
  error: ErrorIcon,
};

export const useStateText = wordsOf('authorizationDesk', 'states');
export const AuthorizationChip = lifeChip(authorizationLife, icons, useStateText);
