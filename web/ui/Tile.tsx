import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TileProps {
  to: string;
  name: string;
  about: string;
  icon: ReactNode;
  /** Stands in the place of the icon, in a colour of its own. */
  badge?: string | undefined;
  /** As `aria-keyshortcuts` spells it. */
  shortcut?: string | undefined;
  /** The pointer or the keyboard is on the tile: a good moment to load what it leads to. */
  onApproach?: () => void;
}

/** A task on a dashboard: a link with its icon, its name and what it is about. */
export function Tile({ to, name, about, icon, badge, shortcut, onApproach }: TileProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-keyshortcuts={shortcut}
      onMouseEnter={onApproach}
      onFocus={onApproach}
      sx={{
        width: '100%',
        minHeight: 112,
        p: 2,
        gap: 2,
        justifyContent: 'flex-start',
        textAlign: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          width: 56,
          height: 56,
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
        {badge ?? icon}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="span" sx={{ display: 'block' }}>
          {name}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
          {about}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
