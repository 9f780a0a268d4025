import Menu from '@mui/material/Menu';
import { GuideItems } from './GuideItems.tsx';

/** The open User Guides menu. */
export function GuideList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  return (
    <Menu disablePortal anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
      <GuideItems onDone={onClose} hasFocus />
    </Menu>
  );
}
