import ExpandMore from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { FacilitySwitcher } from './FacilitySwitcher.tsx';
import { GuidesMenu } from './GuidesMenu.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { ShellPart } from './ShellPart.tsx';
import { SignedInParts } from './SignedInParts.tsx';
import { useOtherTabs } from './useOtherTabs.ts';

const loadMenu = () => import('./AccountMenu.tsx');
// Menus and drawers are heavy: they come when the pointer or the focus is at their button.
const AccountMenu = lazy(() => loadMenu().then((file) => ({ default: file.AccountMenu })));

const initialOf = (user: SignedInUser): string => user.displayName.slice(0, 1).toUpperCase();

/** The facility and the account menu; where there is little room, as on a phone or in an enlarged page, both fold into a drawer. */
export function SignedInHeader({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('header');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery('(max-width:767.95px)');
  const close = useCallback(() => setAnchor(null), []);
  const prepare = () => void loadMenu().catch(() => undefined);
  useOtherTabs();
  const name = user.displayName;
  const button = {
    'aria-label': t('accountMenu', { name }),
    'aria-haspopup': isPhone ? ('dialog' as const) : ('menu' as const),
    'aria-expanded': anchor !== null,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  const menu = anchor ? (
    <ShellPart onMissing={close}>
      <AccountMenu user={user} anchor={anchor} isPhone={isPhone} onClose={close} />
    </ShellPart>
  ) : null;
  if (isPhone) {
    return (
      <>
        <PaletteButton user={user} />
        <SignedInParts user={user} />
        <IconButton {...button} edge="end" color="inherit">
          <MenuIcon />
        </IconButton>
        {menu}
      </>
    );
  }
  return (
    <>
      <PaletteButton user={user} />
      <FacilitySwitcher user={user} />
      <GuidesMenu />
      <SignedInParts user={user} />
      <Button {...button} color="inherit" endIcon={<ExpandMore />} sx={{ flexShrink: 0, maxWidth: 280, gap: 0.5 }}>
        <Avatar sx={{ width: 28, height: 28, fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {initialOf(user)}
        </Avatar>
        <Typography variant="body2" component="bdi" noWrap sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
      </Button>
      {menu}
    </>
  );
}
