import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

export interface ToggleOption<Id extends string> {
  id: Id;
  name: string;
  /** How many there are, as it is shown beside the name; undefined while it is being counted, which keeps its place. */
  count?: string | undefined;
  /** Shown in the colour of an error. */
  isAlarming?: boolean;
}

interface ToggleChoiceProps<Id extends string> {
  label: string;
  options: readonly ToggleOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  size?: 'small' | 'medium';
}

/** One of a few views, as a row of buttons. The chosen one is pressed. */
export function ToggleChoice<Id extends string>(props: ToggleChoiceProps<Id>) {
  const { label, options, value, onChange, size = 'medium' } = props;
  const { t } = useTranslation('ui');
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => {
        const { id, name, count, isAlarming } = option;
        return (
          <Button
            key={id}
            size={size}
            variant={id === value ? 'contained' : 'outlined'}
            color={isAlarming ? 'error' : 'primary'}
            aria-pressed={id === value}
            {...(count && { 'aria-label': t('toggle.count', { name, number: count }) })}
            onClick={() => onChange(id)}
            sx={{ gap: 1 }}
          >
            {name}
            {'count' in option && (
              <Box component="bdi" dir="ltr" sx={{ fontWeight: 700, minWidth: '1ch' }}>
                {count}
              </Box>
            )}
          </Button>
        );
      })}
    </Box>
  );
}
