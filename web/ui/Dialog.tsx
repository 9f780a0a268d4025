import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { dialogLimits } from './limits.ts';

interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Absent: Escape and the backdrop do not close it. */
  onClose?: () => void;
}

/** A dialog over the page (REQ-UI-06); on a phone it takes the screen's width. */
export function Dialog({ isOpen, title, children, actions, onClose }: DialogProps) {
  const titleId = useId();
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      transitionDuration={dialogLimits.animationMs}
      style={{ zIndex: dialogLimits.zIndex }}
      slotProps={{ paper: { sx: { width: { xs: 'calc(100% - 32px)', sm: dialogLimits.width }, m: 2 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {/* In line with the content, and away from the edge. */}
      <DialogActions sx={{ px: 3, pt: 1, pb: 2, flexWrap: 'wrap' }}>{actions}</DialogActions>
    </MuiDialog>
  );
}
