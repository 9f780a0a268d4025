import Box from '@mui/material/Box';

/** The key that does the same, beside the words; a phone has no keys. Screen readers hear it by `aria-keyshortcuts`. */
export const KeyHint = ({ name }: { name: string }) => (
  <Box
    component="kbd"
    dir="ltr"
    aria-hidden="true"
    sx={{
      display: { xs: 'none', md: 'inline-block' },
      minWidth: '1.6em',
      px: 0.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      lineHeight: 1.5,
      textAlign: 'center',
    }}
  >
    {name.replace('Shift+', '⇧')}
  </Box>
);
