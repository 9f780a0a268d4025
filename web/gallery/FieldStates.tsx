import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Control, type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import { useGalleryTexts } from './galleryTexts.ts';

export interface ShownField {
  control: Control<FieldValues>;
  name: string;
  label: string;
  hint: string;
  isRequired: boolean;
  isDisabled: boolean;
}

interface FieldStatesProps {
  /** Names the part within the page. */
  part: string;
  label: string;
  empty: unknown;
  filled: unknown;
  /** What the field holds in the state of long texts; without it, the same as filled. */
  long?: unknown;
  children: (field: ShownField) => ReactNode;
}

/** A field in each of its states, side by side. */
export function FieldStates({ part, label, empty, filled, long = filled, children }: FieldStatesProps) {
  const texts = useGalleryTexts();
  const errors: FieldErrors = { [part]: { error: { type: 'shown', message: texts.wrong } } };
  const { control } = useForm<FieldValues>({
    defaultValues: { [part]: { empty, filled, error: empty, disabled: filled, long } },
    errors,
  });
  const hints = { empty: texts.hint, filled: '', error: '', disabled: texts.hint, long: texts.longText };
  return (
    <Box component="section" aria-label={label} sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {(['empty', 'filled', 'error', 'disabled', 'long'] as const).map((state) => (
          <div key={state}>
            {children({
              control,
              name: `${part}.${state}`,
              label: state === 'long' ? texts.longLabel : `${label}: ${texts[state]}`,
              hint: hints[state],
              isRequired: state === 'error',
              isDisabled: state === 'disabled',
            })}
          </div>
        ))}
      </Box>
    </Box>
  );
}
