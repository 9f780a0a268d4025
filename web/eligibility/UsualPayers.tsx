import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { steadyClick } from '../ui/steadyClick.ts';
import type { FormValues } from './formValues.ts';
import { useUsualPayers } from './useProposal.ts';

interface UsualPayersProps {
  control: Control<FormValues>;
  /** Goes to the next field to fill in. */
  onChosen: () => void;
}

/** The payers that the facility asks most, each one click away. They stay when one is chosen, so that nothing below them moves. */
export function UsualPayers({ control, onChosen }: UsualPayersProps) {
  const { t } = useTranslation('eligibility');
  const { field } = useController({ control, name: 'payerId' });
  const offered = useUsualPayers();
  if (offered?.length === 0) return null;
  return (
    <Box
      // While the payers are not known yet their place is kept: nothing moves under the finger when they arrive.
      {...(offered && { role: 'group', 'aria-label': t('form.usualPayers') })}
      sx={{
        gridColumn: { xs: '1 / -1', md: '2 / -1' },
        display: 'flex',
        flexWrap: 'wrap',
        // On a level with the field, which keeps room below it for what is wrong.
        alignItems: 'center',
        alignSelf: 'start',
        minHeight: 38,
        gap: 1,
      }}
    >
      {offered && <span aria-hidden="true">{t('form.usualPayers')}</span>}
      {offered?.map(({ id, name }) => (
        <Button
          {...steadyClick}
          key={id}
          size="small"
          variant={id === field.value ? 'contained' : 'outlined'}
          aria-pressed={id === field.value}
          onClick={() => {
            field.onChange(id);
            onChosen();
          }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
