import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { LoginRegistration } from './useLoginForm.ts';

// Native inputs in the theme's clothes: MUI's field parts would be a twentieth of all code of the login page.
const Input = styled('input')(({ theme }) => ({
  width: '100%',
  height: 48,
  paddingInline: 14,
  font: 'inherit',
  fontSize: '1rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 8,
  // User names and passwords are Latin and run from the left, but sit at the start of the line.
  textAlign: 'start',
  '&:focus': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1, borderColor: 'transparent' },
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
}));

interface LoginFieldProps {
  registration: LoginRegistration;
  label: string;
  type: 'text' | 'password';
  autoComplete: string;
  error: string | null;
  hint?: ReactNode;
  /** Typing begins here when the page opens. */
  isFirst?: boolean;
  /** Stands inside the field, at its end. */
  button?: ReactNode;
}

/** A required text field with its label above and its message below. */
export function LoginField({ registration, label, type, autoComplete, error, hint, isFirst, button }: LoginFieldProps) {
  const id = `field-${registration.name}`;
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontSize: '0.875rem', fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Input
          id={id}
          {...registration}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus={isFirst}
          aria-invalid={error !== null}
          aria-describedby={`${id}-text`}
          style={button ? { paddingInlineEnd: 52 } : undefined}
        />
        {button ? (
          <Box sx={{ position: 'absolute', insetBlock: 0, insetInlineEnd: 4, display: 'grid', placeItems: 'center' }}>
            {button}
          </Box>
        ) : null}
      </Box>
      <Box id={`${id}-text`} sx={{ mt: 0.5, minHeight: '1.25rem', fontSize: '0.8125rem' }}>
        <Box component="span" sx={{ color: 'error.main' }}>
          {error}
        </Box>
        {hint}
      </Box>
    </Box>
  );
}
