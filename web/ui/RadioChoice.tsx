import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type Ref, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { KeyHint } from './KeyHint.tsx';
import { type FieldProps, useField } from './useField.ts';
import { visuallyHidden } from './visuallyHidden.ts';

export interface RadioOption<Id extends string> {
  id: Id;
  name: string;
  /** The language of the name, where it is not the reader's. */
  lang?: string;
  /** The single key that chooses it, where the screen listens to one. */
  shortcut?: string | undefined;
}

interface RadioChoiceProps<Id extends string> {
  label: string;
  /** The label is for screen readers only: the text above, such as a dialog's title, says it to the others. */
  isLabelHidden?: boolean;
  options: readonly RadioOption<Id>[];
  value: Id | '';
  onChange: (id: Id) => void;
  isRequired?: boolean;
  /** The options stand below each other. */
  isColumn?: boolean;
  error?: string | undefined;
  /** Given by a form: its name, and where it puts the focus. */
  field?: { name: string; onBlur: () => void; ref: Ref<HTMLInputElement> };
}

const inputOf = ({ shortcut }: RadioOption<string>, field: RadioChoiceProps<string>['field']) => ({
  ...(field && { ref: field.ref }),
  ...(shortcut && { 'aria-keyshortcuts': shortcut }),
});

const OptionName = ({ name, shortcut }: RadioOption<string>) => (
  <>
    <bdi>{name}</bdi> {shortcut && <KeyHint name={shortcut} />}
  </>
);

/** One of a few options, all of them in sight. */
export function RadioChoice<Id extends string>(props: RadioChoiceProps<Id>) {
  const { label, isLabelHidden = false, options, value, onChange, error, field } = props;
  const { isRequired = false, isColumn = false } = props;
  const id = useId();
  return (
    <FormControl error={Boolean(error)} required={isRequired}>
      <FormLabel id={id} {...(isLabelHidden && { style: visuallyHidden })}>
        <bdi>{label}</bdi>
      </FormLabel>
      <RadioGroup
        row={!isColumn}
        sx={isColumn ? { flexWrap: 'nowrap' } : {}}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={Boolean(error)}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Id)}
        {...(field && { name: field.name, onBlur: field.onBlur })}
      >
        {options.map((option, at) => (
          <FormControlLabel
            key={option.id}
            value={option.id}
            control={
              <Radio
                size="small"
                slotProps={{ input: inputOf(option, at === 0 ? field : undefined) }}
                // The browser tells no change when the chosen option is chosen again. A form has to know it, as a Dropdown's does.
                {...(field && option.id === value ? { onClick: () => onChange(option.id) } : {})}
              />
            }
            label={<OptionName {...option} />}
            lang={option.lang}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}

interface RadioFieldProps<Values extends FieldValues, Id extends string> extends Omit<FieldProps<Values>, 'hint'> {
  options: readonly RadioOption<Id>[];
  isColumn?: boolean;
  isLabelHidden?: boolean;
}

/** The same as a field of a form. */
export function RadioField<Values extends FieldValues, Id extends string>(props: RadioFieldProps<Values, Id>) {
  const { options, isColumn = false, isRequired = false, isLabelHidden = false } = props;
  const { field, input } = useField(props);
  return (
    <RadioChoice
      label={input.label}
      options={options}
      isLabelHidden={isLabelHidden}
      value={field.value ?? ''}
      onChange={field.onChange}
      isRequired={isRequired}
      isColumn={isColumn}
      error={input.helperText || undefined}
      field={field}
    />
  );
}
