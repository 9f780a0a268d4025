import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StatusCounts } from '../../../shared/eligibility/eligibilityHistory.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { StatusChip } from '../../field/eligibility/StatusChip.tsx';
import { totalOf } from './counts.ts';

interface StatusTilesProps {
  counts: StatusCounts;
  pathOf: (status?: EligibilityStatus) => string;
}

/** How many requests have each status, and all together; each leads to them. */
export function StatusTiles({ counts, pathOf }: StatusTilesProps) {
  const { t } = useTranslation('summary');
  const tiles = [
    {
      key: 'all',
      count: totalOf(counts),
      path: pathOf(),
      label: <Typography color="textSecondary">{t('total')}</Typography>,
    },
    ...counts.map(({ status, count }) => ({
      key: String(status),
      count,
      path: pathOf(status),
      label: <StatusChip state={status} />,
    })),
  ];
  return (
    <Box
      component="ul"
      aria-label={t('byStatus')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(124px, 1fr))' },
      }}
    >
      {tiles.map(({ key, count, path, label }) => (
        <li key={key}>
          <ButtonBase
            component={Link}
            to={path}
            sx={{
              width: '100%',
              px: 1,
              py: 1.5,
              display: 'grid',
              justifyContent: 'start',
              justifyItems: 'start',
              gap: 0.5,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Typography
              component="span"
              sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {count}
            </Typography>{' '}
            {label}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
