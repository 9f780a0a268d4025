import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkNoticeProps {
  /** What the reader should know. */
  text: string;
  to: string;
  /** What the link is called. */
  link: ReactNode;
}

/** A notice that leads to another record. */
export function LinkNotice({ text, to, link }: LinkNoticeProps) {
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={to} size="small" color="inherit">
          {link}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
