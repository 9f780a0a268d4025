import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from './useField.ts';

interface PasswordInputProps<Values extends FieldValues> extends FieldProps<Values> {
  isDisabled?: boolean;
  /** `off` for the password of another system, which the browser must not offer to keep. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  maxLength: number;
  /** The hint to the browser; the rule itself is the schema's (REQ-VALID-04). */
  minLength?: number;
}

/** A password of a form, with a switch that shows it. */
export function PasswordInput<Values extends FieldValues>(props: PasswordInputProps<Values>) {
  const { field, input } = useField(props);
  const { t } = useTranslation('ui');
  const { direction } = useTheme();
  // What a password needs stays in sight while it is missing.
  const helperText =
    input.error && props.hint ? (
      <>
        {input.helperText}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {props.hint}
        </Box>
      </>
    ) : (
      input.helperText
    );
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...input}
      helperText={helperText}
      name={field.name}
      disabled={props.isDisabled ?? false}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      type={isShown ? 'text' : 'password'}
      autoComplete={props.autoComplete}
      slotProps={{
        htmlInput: {
          maxLength: props.maxLength,
          minLength: props.minLength,
          dir: 'ltr',
          spellCheck: false,
          autoCapitalize: 'none',
          style: { textAlign: direction === 'rtl' ? 'right' : 'left' },
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t(isShown ? 'password.hide' : 'password.show', { label: input.label })}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
