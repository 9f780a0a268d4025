import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../ui/visuallyHidden.ts';

/** A number of requests that wait, at the end of a tile; nothing for none, and until it is known. */
export function CountBubble({ counted }: { counted: { count: number; isMore: boolean } | null | undefined }) {
  const { t } = useTranslation('dashboard');
  if (!counted || counted.count === 0) return null;
  const { count, isMore } = counted;
  return (
    <>
      <Box
        component="bdi"
        dir="ltr"
        aria-hidden="true"
        sx={{
          display: 'inline-block',
          minWidth: 28,
          px: 1,
          borderRadius: 4,
          textAlign: 'center',
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: '24px',
          // It is higher than the line that it stands in, which must not grow when it comes.
          my: '-4px',
          bgcolor: 'warning.light',
          color: 'warning.dark',
        }}
      >
        {isMore ? `${count}+` : count}
      </Box>
      <span style={visuallyHidden}>{isMore ? t('pendingMore', { number: count }) : t('pending', { count })}</span>
    </>
  );
}
