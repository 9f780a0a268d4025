import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Choice } from './Dropdown.tsx';
import { aboveDialogs, listLimits, multiSelectLimits } from './limits.ts';
import { type FieldProps, useField } from './useField.ts';

interface MultiSelectProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Undefined while the list is being fetched. */
  choices: readonly Choice<number | string>[] | undefined;
  isDisabled?: boolean;
  /** How many names are shown before only their number is. */
  shownLabels?: number;
}

const menu = { style: aboveDialogs, slotProps: { paper: { sx: { maxHeight: listLimits.scrollHeight } } } };

/** Several choices of a list (REQ-UI-14 to REQ-UI-16). The form holds their ids in the order of the list. */
export function MultiSelect<Values extends FieldValues>({ choices, ...props }: MultiSelectProps<Values>) {
  const { field, input } = useField(props);
  const { t, i18n } = useTranslation('ui');
  const chosen = choices?.filter(({ id }) => (field.value as readonly (number | string)[]).includes(id)) ?? [];
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });

  const shownText = () => {
    if (chosen.length === 0) return <Typography color="textSecondary">{t('multiSelect.choose')}</Typography>;
    if (chosen.length > (props.shownLabels ?? multiSelectLimits.shownLabels)) {
      return t('multiSelect.selected', { count: chosen.length });
    }
    return names.format(chosen.map(({ name }) => name));
  };

  return (
    <TextField
      {...input}
      select
      disabled={props.isDisabled ?? false}
      name={field.name}
      value={chosen.map(({ id }) => id)}
      onChange={({ target }) => {
        const ids = target.value as unknown as readonly (number | string)[];
        field.onChange((choices ?? []).map(({ id }) => id).filter((id) => ids.includes(id)));
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: shownText,
          MenuProps: menu,
          SelectDisplayProps: { id: `${input.id}-button` },
        },
      }}
    >
      {choices?.map(({ id, name }) => (
        <MenuItem key={id} value={id} dense>
          <Checkbox checked={chosen.some((choice) => choice.id === id)} size="small" tabIndex={-1} sx={{ p: 0.5 }} />
          <ListItemText primary={name} />
        </MenuItem>
      ))}
      {(choices === undefined || choices.length === 0) && (
        <MenuItem disabled>{choices ? t('list.empty') : t('list.loading')}</MenuItem>
      )}
    </TextField>
  );
}
