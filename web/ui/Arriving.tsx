import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

interface ArrivingProps {
  height: number;
  /** What is being read, for screen readers; without it only that something is. */
  label?: string;
}

/**
 * Stands in the place of what is being read for the first time. What follows it on the page keeps out of sight meanwhile (the
 * theme's rule for `data-arriving`): nothing is pushed away from under the pointer when it comes.
 */
export function Arriving({ height, label }: ArrivingProps) {
  const { t } = useTranslation();
  return (
    <Skeleton variant="rounded" height={height} role="progressbar" aria-label={label ?? t('loading')} data-arriving />
  );
}
