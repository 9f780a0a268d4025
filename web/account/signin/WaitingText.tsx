import Box from '@mui/material/Box';

/** What stands on the page behind a modal of sign-in. */
export const WaitingText = ({ children }: { children: string }) => (
  <Box role="status" sx={{ px: { xs: 2, md: 3 }, py: 4, textAlign: 'center', color: 'text.secondary' }}>
    {children}
  </Box>
);
