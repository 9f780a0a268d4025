import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

/** Where a tile leads: to a screen, to another site in a new tab, or to a dialog. */
type TileTarget = { to: string } | { href: string } | { onOpen: () => void };

type TileProps = TileTarget & {
  name: string;
  about: string;
  icon: ReactNode;
  /** Stands in the place of the icon, in a colour of its own. */
  badge?: string | undefined;
  /** As `aria-keyshortcuts` spells it. */
  shortcut?: string | undefined;
  /** Behind the name: a count, a sign. */
  end?: ReactNode;
  /** The pointer or the keyboard is on the tile: a good moment to load what it leads to. */
  onApproach?: () => void;
};

function elementOf(target: TileTarget) {
  if ('to' in target) return { component: Link, to: target.to };
  if ('href' in target) return { component: 'a', href: target.href, target: '_blank', rel: 'noopener noreferrer' };
  return { onClick: target.onOpen, 'aria-haspopup': 'dialog' as const };
}

/** A task on a dashboard: its icon, its name and what it is about. */
export function Tile({ name, about, icon, badge, shortcut, end, onApproach, ...target }: TileProps) {
  const id = useId();
  return (
    <ButtonBase
      {...elementOf(target)}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about ${id}-end`}
      aria-keyshortcuts={shortcut}
      onMouseEnter={onApproach}
      onFocus={onApproach}
      sx={{
        width: '100%',
        minHeight: { xs: 80, sm: 112 },
        p: 2,
        gap: 2,
        justifyContent: 'flex-start',
        textAlign: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: 'border-color 120ms, background-color 120ms',
        '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          width: { xs: 48, sm: 56 },
          height: { xs: 48, sm: 56 },
          flexShrink: 0,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 1,
          fontSize: 20,
          fontWeight: 600,
          bgcolor: badge ? 'secondary.light' : 'primary.light',
          color: badge ? 'secondary.dark' : 'primary.main',
          '& svg': { fontSize: 30 },
        }}
      >
        {badge ? <bdi dir="ltr">{badge}</bdi> : icon}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" component="span" sx={{ display: 'block' }}>
          <span id={`${id}-name`}>{name}</span>{' '}
          <Box id={`${id}-end`} component="span" sx={{ marginInlineStart: 0.5, verticalAlign: 'middle' }}>
            {end}
          </Box>
        </Typography>
        <Typography id={`${id}-about`} variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
          {about}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
