import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';
import { steadyClick } from './steadyClick.ts';

interface SubmitButtonProps
  extends Pick<
    ButtonProps,
    'children' | 'variant' | 'color' | 'size' | 'sx' | 'form' | 'disabled' | 'startIcon' | 'aria-describedby'
  > {
  /** What the form sends is on its way: the button sends nothing more. */
  isSending?: boolean;
  /** The button's text while it is busy. With it the button keeps the focus while it is busy. */
  busyText?: string;
}

/** The spinner, where the button stays in reach of the keyboard while it is busy. */
const spinner = <CircularProgress size={16} color="inherit" aria-hidden />;

/** Keeps a click while the form is being sent from sending it again. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** THE button that sends a form: a click on it is never lost to a message that appears above it, and one sending is under way at a time. */
export function SubmitButton({ isSending = false, busyText, children, startIcon, ...rest }: SubmitButtonProps) {
  if (busyText === undefined) {
    return (
      <Button variant="contained" {...rest} type="submit" {...steadyClick} loading={isSending} startIcon={startIcon}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      variant="contained"
      {...rest}
      type="submit"
      {...steadyClick}
      aria-disabled={isSending}
      startIcon={isSending ? spinner : startIcon}
      {...(isSending && { onClick: ignore })}
    >
      {isSending ? busyText : children}
    </Button>
  );
}
