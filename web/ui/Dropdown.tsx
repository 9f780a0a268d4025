import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type SyntheticEvent, startTransition, useCallback, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { aboveDialogs, listLimits } from './limits.ts';
import { type FieldProps, useField } from './useField.ts';

export type ChoiceId = string | number;

export interface Choice<Id extends ChoiceId = number> {
  id: Id;
  name: string;
  /** A line is drawn below this choice: the choices after it are of another kind. */
  endsGroup?: boolean;
}

interface DropdownProps<Values extends FieldValues, Id extends ChoiceId> extends FieldProps<Values> {
  /** Undefined while the list is being fetched. */
  choices: readonly Choice<Id>[] | undefined;
  /** What choosing nothing is called. */
  noneText?: string;
  isDisabled?: boolean;
  /** Told after the form's value has changed. */
  onChosen?: (id: Id | null) => void;
}

const menu = {
  style: aboveDialogs,
  // There at once: a list that grows is drawn twelve times before it can be read.
  transitionDuration: 0,
  slotProps: { paper: { sx: { maxHeight: listLimits.scrollHeight } } },
};

/** For so long the list takes the next letter as part of the same text. */
const typingMs = 500;

/** A space between typed letters belongs to the searched text; only a space without letters chooses. */
function useTypedSpace() {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback((event: KeyboardEvent) => {
    if (event.key.length !== 1) return;
    const isSpace = event.key === ' ';
    const isTyping = event.timeStamp - typedAt.current <= typingMs;
    if (isSpace && !isTyping) return;
    typedAt.current = event.timeStamp;
    if (isSpace) event.preventDefault();
  }, []);
}

/**
 * The list opened by the mouse is drawn behind the frame that answers the press: a slow computer takes longer for it than a hand notices. By a key it is
 * there at once, for the letters that follow.
 */
function useOpenList() {
  const [isOpen, setOpen] = useState(false);
  return {
    open: isOpen,
    onOpen: ({ type }: SyntheticEvent) => (type === 'mousedown' ? startTransition(() => setOpen(true)) : setOpen(true)),
    onClose: () => setOpen(false),
  };
}

/** One choice of a list (REQ-UI-14, REQ-UI-15); typing the first letters moves to it. */
export function Dropdown<Values extends FieldValues, Id extends ChoiceId>({
  choices,
  ...props
}: DropdownProps<Values, Id>) {
  const { field, input } = useField(props);
  const { t } = useTranslation('ui');
  const keepSpaceInText = useTypedSpace();
  const list = useOpenList();
  // A value that the list does not hold yet would make the select complain.
  const isKnown = choices?.some((choice) => choice.id === field.value) ?? false;
  const shown = isKnown ? field.value : '';
  // The select tells nothing when the shown choice is chosen again; the form has to know it, or a value that loads later replaces it.
  const again = (id: Id | '') => (id === shown ? { onClick: () => field.onChange(id === '' ? null : id) } : {});
  return (
    <TextField
      {...input}
      select
      disabled={props.isDisabled ?? false}
      name={field.name}
      value={shown}
      onChange={({ target }) => {
        const id = choices?.find((choice) => String(choice.id) === String(target.value))?.id ?? null;
        // The list closes first; what depends on the choice is drawn behind that frame.
        startTransition(() => {
          field.onChange(id);
          props.onChosen?.(id);
        });
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      fullWidth
      slotProps={{ select: { ...list, MenuProps: menu, SelectDisplayProps: { id: `${input.id}-button` } } }}
    >
      {!props.isRequired && (
        <MenuItem value="" {...again('')}>
          {props.noneText ?? t('list.none')}
        </MenuItem>
      )}
      {choices?.map((choice) => (
        <MenuItem
          key={choice.id}
          value={choice.id}
          divider={choice.endsGroup ?? false}
          onKeyDown={keepSpaceInText}
          {...again(choice.id)}
        >
          {choice.name}
        </MenuItem>
      ))}
      {(choices === undefined || choices.length === 0) && (
        <MenuItem disabled>{choices ? t('list.empty') : t('list.loading')}</MenuItem>
      )}
    </TextField>
  );
}
