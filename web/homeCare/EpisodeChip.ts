import DeclinedIcon from '@mui/icons-material/BlockOutlined';
import RefusedIcon from '@mui/icons-material/CancelOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import QueriedIcon from '@mui/icons-material/HelpOutlineOutlined';
import AdmittedIcon from '@mui/icons-material/HomeOutlined';
import WithPayerIcon from '@mui/icons-material/HourglassEmptyOutlined';
import EndedIcon from '@mui/icons-material/LockOutlined';
import ReferredIcon from '@mui/icons-material/MoveToInboxOutlined';
import OfferedIcon from '@mui/icons-material/SwapHorizOutlined';
import ExtendingIcon from '@mui/icons-material/UpdateOutlined';
import { episodeLife } from '../../shared/homeCare/life.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { lifeChip } from '../parts/life/lifeChip.ts';

const icons = {
  referred: ReferredIcon,
  withPayer: WithPayerIcon,
  queried: QueriedIcon,
  approved: ApprovedIcon,
  admitted: AdmittedIcon,
  extending: ExtendingIcon,
  reallocationAtAuthority: WithPayerIcon,
  reallocationAtInsurer: WithPayerIcon,
  reallocationOffered: OfferedIcon,
  reallocationAccepted: OfferedIcon,
  ended: EndedIcon,
  declined: DeclinedIcon,
  refused: RefusedIcon,
};

/** The words of the states. */
export const useStateText = wordsOf('homeCare', 'states');
export const EpisodeChip = lifeChip(episodeLife, icons, useStateText);
