import ResolvedIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/ErrorOutlined';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

export const ErrorStateChip = stateChip(
  { open: { badge: 'danger', icon: OpenIcon }, resolved: { badge: 'success', icon: ResolvedIcon } },
  wordsOf('errorLog', 'state'),
);
