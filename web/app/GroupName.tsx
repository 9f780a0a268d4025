import ListSubheader from '@mui/material/ListSubheader';

/**
 * Heads a group of a menu for the eye only: a menu has no groups that its keyboard would walk through, so each item says the
 * group in its own name.
 */
export const GroupName = ({ children }: { children: string }) => (
  <ListSubheader
    component="div"
    role="presentation"
    aria-hidden="true"
    sx={{ lineHeight: '32px', bgcolor: 'transparent' }}
  >
    {children}
  </ListSubheader>
);
