import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { preloadScreen } from '../../app/screenLoading.ts';
import { useSession } from '../../app/session.ts';
import type { TiledScreen } from '../../app/tiles.ts';
import { tileIcons } from './tileIcons.tsx';

/** One tile; Alt+X shows its letter in the place of its icon. */
export function Tile({ screen, hasBadge }: { screen: TiledScreen; hasBadge: boolean }) {
  const { t } = useTranslation('dashboard');
  const user = useSession();
  const { name, shortcut } = screen.tile;
  const preload = () => void preloadScreen(screen, user);
  return (
    <ButtonBase
      component={Link}
      to={screen.path}
      aria-keyshortcuts={shortcut}
      onMouseEnter={preload}
      onFocus={preload}
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
          bgcolor: hasBadge ? 'secondary.light' : 'primary.light',
          color: hasBadge ? 'secondary.dark' : 'primary.main',
          '& svg': { fontSize: 30 },
        }}
      >
        {hasBadge && shortcut ? shortcut : tileIcons[name]}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="span" sx={{ display: 'block' }}>
          {t(`tiles.${name}.name`)}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
          {t(`tiles.${name}.about`)}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
