import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { observationTypes } from './choices.ts';
import { type ClaimValues, newObservation } from './claimValues.ts';

interface ObservationFieldsProps {
  control: Control<ClaimValues>;
  dialect: ClaimDialect;
  /** The place of the line. */
  at: number;
}

/** As many as the contract takes of a line. */
const mostObservations = 100;

/** A file stands in its value: it is kept, and not shown as text. */
const longestShown = 10_000;

/** The facts of a line that the payer wants to know: a result, a tooth, a prescription. */
export function ObservationFields({ control, dialect, at }: ObservationFieldsProps) {
  const { t } = useTranslation('claim');
  const { fields, append, remove } = useFieldArray({ control, name: `lines.${at}.observations` });
  const name = `lines.${at}.observations` as const;
  return (
    <>
      {fields.map(({ id }, place) => (
        <Box
          key={id}
          role="group"
          aria-label={t('form.observation', { number: place + 1 })}
          sx={{
            ...{ display: 'grid', gap: 2, mt: 1.5, alignItems: 'start', paddingInlineStart: { md: 2 } },
            gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr)) auto' },
          }}
        >
          <Dropdown
            control={control}
            name={`${name}.${place}.type`}
            label={t('form.field.observationType')}
            choices={observationTypes(dialect)}
            isRequired
          />
          <TextInput
            control={control}
            name={`${name}.${place}.code`}
            label={t('form.field.observationCode')}
            maxLength={100}
            isCode
          />
          <TextInput
            control={control}
            name={`${name}.${place}.value`}
            label={t('form.field.value')}
            maxLength={longestShown}
          />
          <TextInput
            control={control}
            name={`${name}.${place}.valueType`}
            label={t('form.field.valueType')}
            maxLength={100}
          />
          <IconButton aria-label={t('form.removeObservation', { number: place + 1 })} onClick={() => remove(place)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {fields.length < mostObservations && (
        <Button {...steadyClick} size="small" startIcon={<AddIcon />} onClick={() => append(newObservation)}>
          {t('form.addObservation')}
        </Button>
      )}
    </>
  );
}
