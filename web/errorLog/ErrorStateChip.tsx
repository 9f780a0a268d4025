import ResolvedIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/ErrorOutlined';
import { useTranslation } from 'react-i18next';
import type { ErrorState } from '../../shared/errorLog/routes.ts';
import { stateChip } from '../ui/stateChip.tsx';

export const ErrorStateChip = stateChip<ErrorState>(
  { open: { badge: 'danger', icon: OpenIcon }, resolved: { badge: 'success', icon: ResolvedIcon } },
  () => {
    const { t } = useTranslation('errorLog');
    return (state) => t(`state.${state}`);
  },
);
