import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const look = { fontSize: '0.9375rem', textUnderlineOffset: '3px' } as const;

/** A link in running text; MUI's own Link would bring a good deal more than its looks to the login page. */
export const TextLink = styled(Link)(({ theme }) => ({ ...look, color: theme.palette.primary.main }));

/** An act that looks like its neighbours, which are links. */
export const LinkButton = styled('button')(({ theme }) => ({
  ...look,
  color: theme.palette.primary.main,
  font: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textAlign: 'start',
  cursor: 'pointer',
}));
