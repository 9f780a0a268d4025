import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { AccountItems } from './AccountItems.tsx';
import { FacilitySwitcher } from './FacilitySwitcher.tsx';
import { GuideItems } from './GuideItems.tsx';

interface AccountMenuProps {
  user: SignedInUser;
  anchor: HTMLElement;
  isPhone: boolean;
  onClose: () => void;
}

/** The open account menu; on a phone a drawer, with what else the header has no room for. */
export function AccountMenu({ user, anchor, isPhone, onClose }: AccountMenuProps) {
  const { t } = useTranslation('header');
  const name = user.displayName;
  if (!isPhone) {
    return (
      <Menu disablePortal anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
        <AccountItems onDone={onClose} />
      </Menu>
    );
  }
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('accountMenu', { name }), sx: { width: 'min(320px, 85vw)' } } }}
    >
      <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '& *': { textAlign: 'start' } }}>
        <FacilitySwitcher user={user} />
        <Typography variant="body2" color="textSecondary" noWrap sx={{ mt: 1 }}>
          <bdi>{name}</bdi>
        </Typography>
      </Box>
      <MenuList>
        <AccountItems onDone={onClose} />
        <Divider component="li" />
        <GuideItems onDone={onClose} />
      </MenuList>
    </Drawer>
  );
}
