import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';

interface SendOrSendNextProps {
  readonly isSending: boolean;
  /** Set by the button that was pressed, before the form is sent: whether the next case is opened afterwards. */
  readonly goesOn: RefObject<boolean>;
  readonly sendText: string;
  readonly nextText: string;
}

/** The buttons of a form that answers one case of a queue: send and stay, or send and open the next one. Enter presses the first. */
export function SendOrSendNext({ isSending, goesOn, sendText, nextText }: SendOrSendNextProps) {
  const set = (value: boolean) => () => {
    goesOn.current = value;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} onClickCapture={set(false)}>
      <SubmitButton isSending={isSending}>{sendText}</SubmitButton>
      <Button {...steadyClick} type="submit" variant="outlined" disabled={isSending} onClick={set(true)}>
        {nextText}
      </Button>
    </Box>
  );
}
