import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';

/** Beside a state that nobody may rely on: the payer's answer must be looked at by a person first. */
export const ReviewMark = ({ text }: { text: string }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, marginInlineStart: 1, color: 'error.main' }}
  >
    <WarningIcon fontSize="small" aria-hidden />
    <span>{text}</span>
  </Box>
);
