import Box from '@mui/material/Box';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { brand } from '../../shared/brand.ts';
import { loadTexts } from '../base/i18n.ts';
import { useSession } from '../base/session.ts';
import { GuidesMenu } from './GuidesMenu.tsx';
import { listenEarly } from './palette/earlyCall.ts';
import { ShellPart } from './ShellPart.tsx';
import { Wordmark } from './Wordmark.tsx';

// Menus are heavy and only for signed-in users: the login page loads no menus and no texts of menus.
const SignedInHeader = lazy(async () => {
  const [file] = await Promise.all([import('./SignedInHeader.tsx'), loadTexts(['header'])]);
  return { default: file.SignedInHeader };
});

export const headerHeight = 56;

/** The logo leads to /dashboard (REQ-SHELL-05); a visitor sees the logo and the User Guides menu, nothing else (REQ-SHELL-04). */
export function Header() {
  const { t } = useTranslation();
  const user = useSession();
  const isSignedIn = user !== null;
  useEffect(() => (isSignedIn ? listenEarly() : undefined), [isSignedIn]);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: headerHeight,
        px: { xs: 2, md: 3 },
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component={Link}
        to={dashboardPath}
        aria-label={t('home', { name: brand.name })}
        sx={{ color: 'text.primary', textDecoration: 'none', borderRadius: 1, display: 'inline-flex' }}
      >
        <Wordmark />
      </Box>
      <Box sx={{ flex: 1 }} />
      {user ? (
        <ShellPart>
          <SignedInHeader user={user} />
        </ShellPart>
      ) : (
        <GuidesMenu />
      )}
    </Box>
  );
}
