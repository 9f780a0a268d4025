import RejectedIcon from '@mui/icons-material/CancelOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditOutlined';
import ReturnedIcon from '@mui/icons-material/HelpOutlined';
import ReviewIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ProposedIcon from '@mui/icons-material/HowToRegOutlined';
import ClosedIcon from '@mui/icons-material/LockOutlined';
import { empanelmentLife } from '../../shared/empanelment/life.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { lifeChip } from '../parts/life/lifeChip.ts';

const icons = {
  draft: DraftIcon,
  review: ReviewIcon,
  returned: ReturnedIcon,
  proposed: ProposedIcon,
  approved: ApprovedIcon,
  rejected: RejectedIcon,
  closed: ClosedIcon,
};

/** The words of a request's states. */
export const useStateText = wordsOf('empanelment', 'states');
export const EmpanelmentChip = lifeChip(empanelmentLife, icons, useStateText);
