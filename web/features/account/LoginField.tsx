import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface LoginFieldProps {
  registration: UseFormRegisterReturn;
  label: string;
  type: 'text' | 'password';
  autoComplete: string;
  error: string | null;
  hint?: ReactNode;
  endAdornment?: ReactNode;
}

/** A text field from MUI's parts: its TextField brings menus and popovers, which the login page does without. */
export function LoginField({ registration, label, type, autoComplete, error, hint, endAdornment }: LoginFieldProps) {
  const id = `field-${registration.name}`;
  const { ref, ...input } = registration;
  return (
    <FormControl fullWidth error={error !== null} required size="medium">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        {...input}
        inputRef={ref}
        label={label}
        type={type}
        autoComplete={autoComplete}
        endAdornment={endAdornment}
        inputProps={{
          dir: 'ltr',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': `${id}-text`,
          style: { textAlign: 'start' },
        }}
      />
      <FormHelperText id={`${id}-text`} component="div">
        {error}
        {hint}
      </FormHelperText>
    </FormControl>
  );
}
