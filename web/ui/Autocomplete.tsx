import MuiAutocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { aboveDialogs, autocompleteLimits, listLimits } from './limits.ts';
import { type FieldProps, useField } from './useField.ts';
import { useSuggestions } from './useSuggestions.ts';

interface AutocompleteProps<Option, Values extends FieldValues> extends FieldProps<Values> {
  /** Finds options for typed text. Must stay the same function while the screen is open. */
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  keyOf: (option: Option) => string;
  labelOf: (option: Option) => string;
  renderOption?: (option: Option) => ReactNode;
  isDisabled?: boolean;
  /** The form's value while nothing is chosen; null where it is left out. */
  emptyValue?: Option | null;
  /** Told once the chosen option is drawn. */
  onChosen?: () => void;
}

/** Tells of a choice after it was drawn: a field that is left earlier still takes the typed text for its own. */
function useTellChosen(tell: (() => void) | undefined): () => void {
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    tell?.();
  });
  return () => {
    isChosen.current = true;
  };
}

/**
 * A choice that is searched for by typing (REQ-UI-17). The form's value is the option itself. Text that names no option is
 * removed shortly after the field is left, and the field says so.
 */
export function Autocomplete<Option, Values extends FieldValues>(props: AutocompleteProps<Option, Values>) {
  const { search, keyOf, labelOf, renderOption, emptyValue = null } = props;
  const { field, input } = useField(props);
  const { t } = useTranslation('ui');
  const chosen: Option | null = field.value === emptyValue ? null : (field.value ?? null);
  const [text, setText] = useState(chosen ? labelOf(chosen) : '');
  const [wasCleared, setWasCleared] = useState(false);
  const [shownChoice, setShownChoice] = useState(chosen);
  const noteChosen = useTellChosen(props.onChosen);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shownChoice !== chosen) {
    // The form gave the field another value (a draft, a reset): show it.
    setShownChoice(chosen);
    setText(chosen ? labelOf(chosen) : '');
  }
  const isTyped = text.trim().length >= autocompleteLimits.minLength && (!chosen || text !== labelOf(chosen));
  const { options, isSearching, hasFailed } = useSuggestions(isTyped ? text.trim() : '', search);

  const forceSelection = () => {
    leaving.current = setTimeout(() => {
      if (!isTyped) return;
      const typed = text.trim().toLowerCase();
      const named = options.find((option) =>
        [labelOf(option), keyOf(option)].some((each) => each.toLowerCase() === typed),
      );
      field.onChange(named ?? emptyValue);
      setText(named ? labelOf(named) : '');
      setWasCleared(!named);
    }, autocompleteLimits.forcedSelectionMs);
    field.onBlur();
  };

  const emptyText = hasFailed ? t('autocomplete.failed') : t('list.empty');
  return (
    <MuiAutocomplete
      id={input.id}
      disabled={props.isDisabled ?? false}
      options={isTyped ? options : chosen ? [chosen] : []}
      value={chosen}
      inputValue={text}
      // The server has filtered already.
      filterOptions={(found) => [...found]}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      loading={isSearching}
      loadingText={t('list.loading')}
      noOptionsText={isTyped ? emptyText : t('autocomplete.start')}
      clearText={t('autocomplete.clear')}
      openText={t('autocomplete.open')}
      closeText={t('autocomplete.close')}
      clearOnBlur={false}
      handleHomeEndKeys
      autoHighlight
      forcePopupIcon={false}
      onChange={(_, option) => {
        field.onChange(option ?? emptyValue);
        setWasCleared(false);
        if (option) noteChosen();
      }}
      // Chosen again, the option tells no change. A form has to know it, as a Dropdown's does.
      onClose={(_, reason) => reason === 'selectOption' && !isTyped && chosen && field.onChange(chosen)}
      onInputChange={(_, typed, reason) => {
        if (reason === 'blur') return;
        setText(typed);
        if (reason === 'input' && typed === '') field.onChange(emptyValue);
      }}
      onFocus={() => {
        clearTimeout(leaving.current);
        setWasCleared(false);
      }}
      onBlur={forceSelection}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {renderOption ? renderOption(option) : labelOf(option)}
        </li>
      )}
      slotProps={{ popper: { sx: aboveDialogs }, listbox: { sx: { maxHeight: listLimits.scrollHeight } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={input.label}
          required={input.required}
          error={input.error}
          helperText={wasCleared && !input.error ? t('autocomplete.cleared') : input.helperText}
          inputRef={field.ref}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              endAdornment: (
                <>
                  {isSearching && <CircularProgress size={16} aria-hidden />}
                  {params.slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
