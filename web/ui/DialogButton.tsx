import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'disabled'> {
  text: string;
  /** The dialog, which calls `close` when it is done or left. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. The dialog is rendered while it is open, so that it begins anew each time. */
export function DialogButton({ text, children, ...look }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
