import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import { searchText } from '../../../shared/_field/searchText.ts';
import { aboveDialogs, listLimits } from '../../ui/limits.ts';
import { type FieldProps, useField } from '../../ui/useField.ts';

const codes = Object.keys(denialCodes);
const mostShown = 50;

/** What a code is found by: itself, and its meaning in both languages. */
const foundBy = new Map(
  codes.map((code) => [code, searchText(`${code} ${denialCodes[code]?.en ?? ''} ${denialCodes[code]?.ar ?? ''}`)]),
);

interface DenialFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The codes that are offered before all others. */
  first?: readonly string[];
}

/** The codes whose words contain every word that was typed, in either language. */
function denialsMatching(offered: readonly string[], typed: string): string[] {
  const words = searchText(typed).split(' ').filter(Boolean);
  return offered.filter((code) => words.every((word) => foundBy.get(code)?.includes(word))).slice(0, mostShown);
}

/** Why something is refused: one of all denial codes of the regulators, found by its number or by words in both languages. */
export function DenialField<Values extends FieldValues>({ first = [], ...props }: DenialFieldProps<Values>) {
  const offered = useMemo(() => [...first, ...codes.filter((code) => !first.includes(code))], [first]);
  const { field, input } = useField(props);
  const { t, i18n } = useTranslation('ui');
  const nameOf = (code: string): string => {
    const words = denialCodes[code];
    return words ? `${code} · ${inLanguage(i18n.language, words)}` : code;
  };
  const value: string | null = field.value ?? null;
  return (
    <Autocomplete<string>
      id={input.id}
      options={offered}
      value={value}
      autoHighlight
      filterOptions={(_, { inputValue }) =>
        denialsMatching(offered, value && inputValue === nameOf(value) ? '' : inputValue)
      }
      getOptionLabel={nameOf}
      noOptionsText={t('list.empty')}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      clearText={t('autocomplete.clear')}
      openText={t('autocomplete.open')}
      closeText={t('autocomplete.close')}
      slotProps={{ popper: { sx: aboveDialogs }, listbox: { sx: { maxHeight: listLimits.scrollHeight } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={input.label}
          required={input.required}
          error={input.error}
          helperText={input.helperText}
          inputRef={field.ref}
        />
      )}
    />
  );
}
