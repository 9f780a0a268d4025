import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What the user can do next. */
  nextStep: string;
  action?: ReactNode;
}

/** What stands in the place of a list or a record that is not there. */
export function EmptyState({ title, nextStep, action }: EmptyStateProps) {
  return (
    <Box sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Typography variant="h6" component="p" gutterBottom>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: action ? 2 : 0 }}>
        {nextStep}
      </Typography>
      {action}
    </Box>
  );
}
