import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One labelled value of a line of an authorisation. */
export function LineCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      {children}
    </div>
  );
}
