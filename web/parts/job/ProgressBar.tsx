import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { countText } from './jobTexts.ts';

interface ProgressBarProps {
  done: number;
  /** Null while nobody knows how many there are. */
  total: number | null;
  /** It has not begun yet. */
  isWaiting?: boolean;
}

/** How far work in the background is, as a bar and in words. */
export function ProgressBar({ done, total, isWaiting = false }: ProgressBarProps) {
  const { t } = useTranslation('job');
  const counted =
    total === null
      ? t('progress.done', { done: countText(done) as never })
      : t('progress.doneOf', { done: countText(done) as never, total: countText(total) as never });
  const text = isWaiting ? t('progress.waiting') : counted;
  const isMeasured = total !== null && total > 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <LinearProgress
        aria-label={t('progress.label')}
        aria-valuetext={text}
        variant={isMeasured ? 'determinate' : 'indeterminate'}
        {...(isMeasured && { value: Math.min(Math.floor((done / total) * 100), 100) })}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
  );
}
