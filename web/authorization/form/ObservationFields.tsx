import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { observationTypes } from '../../../shared/authorization/authorizationTypes.ts';
import { mostOf } from '../../../shared/authorization/form.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormValues } from './formValues.ts';

interface ObservationFieldsProps {
  control: Control<FormValues>;
  /** The place of the line. */
  at: number;
}

// The regulators' own names: a file bears them.
const types = observationTypes.map((id) => ({ id, name: id }));

/** The facts of a line that the payer wants to know: a laboratory value, a tooth, a text. */
export function ObservationFields({ control, at }: ObservationFieldsProps) {
  const { t } = useTranslation('authorization');
  const { fields, append, remove } = useFieldArray({ control, name: `lines.${at}.observations` });
  return (
    <>
      {fields.map(({ id }, place) => (
        <Box
          key={id}
          role="group"
          aria-label={t('form.line.observation', { number: place + 1 })}
          sx={{
            display: 'grid',
            gap: 2,
            mt: 1.5,
            paddingInlineStart: { md: 2 },
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr)) auto' },
          }}
        >
          <Dropdown
            control={control}
            name={`lines.${at}.observations.${place}.type`}
            label={t('form.field.observationType')}
            choices={types}
            isRequired
          />
          <TextInput
            control={control}
            name={`lines.${at}.observations.${place}.code`}
            label={t('form.field.code')}
            maxLength={25}
            isCode
            isRequired
          />
          <TextInput
            control={control}
            name={`lines.${at}.observations.${place}.value`}
            label={t('form.field.value')}
            maxLength={500}
          />
          <TextInput
            control={control}
            name={`lines.${at}.observations.${place}.valueType`}
            label={t('form.field.valueType')}
            maxLength={25}
          />
          <IconButton
            aria-label={t('form.line.removeObservation', { number: place + 1 })}
            onClick={() => remove(place)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {fields.length < mostOf.observations && (
        <Button
          {...steadyClick}
          size="small"
          startIcon={<AddIcon />}
          onClick={() => append({ type: 'Result', code: '', value: '', valueType: '' })}
        >
          {t('form.line.addObservation')}
        </Button>
      )}
    </>
  );
}
