import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { FormEvent, ReactNode } from 'react';
import { pageWidth } from './pageWidth.ts';

interface NarrowFormProps {
  children: ReactNode;
  onSubmit: (event: FormEvent) => unknown;
}

/** A short form below the title of its page. */
export function NarrowForm({ children, onSubmit }: NarrowFormProps) {
  return (
    <Box sx={{ ...pageWidth, pb: 3 }}>
      <Paper
        variant="outlined"
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void onSubmit(event)}
        sx={{ p: { xs: 2, sm: 3 }, maxWidth: 520, display: 'grid', gap: 2 }}
      >
        {children}
      </Paper>
    </Box>
  );
}
