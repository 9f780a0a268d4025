import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Control, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { careServices, mostOf } from '../../shared/homeCare/care.ts';
import { DiagnosisField } from '../field/lookups/CodeOptionField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { Section } from '../ui/Section.tsx';
import { type EpisodeValues, emptyService } from './episodeValues.ts';

const line = (columns: string) => ({
  display: 'grid',
  gap: 2,
  mb: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', md: columns },
});
const wholeLine = { gridColumn: { xs: '1 / -1', md: 'auto' } };

/** What the patient has, each found by its code or by words. */
export function DiagnosisFields({ form }: { form: UseFormReturn<EpisodeValues> }) {
  const { t } = useTranslation('homeCare');
  const { control, setValue } = form;
  const diagnoses = useWatch({ control, name: 'diagnoses' });
  const change = (next: EpisodeValues['diagnoses']) => setValue('diagnoses', next, { shouldDirty: true });
  return (
    <Section title={t('part.diagnoses')} isPlain>
      {diagnoses.map((_, at) => (
        // A line has no name of its own: the form tells it by its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are fields of the form by their places
        <Box key={at} sx={line('1fr auto')}>
          <DiagnosisField control={control} name={`diagnoses.${at}`} label={t('field.diagnosis')} />
          <IconButton
            aria-label={t('remove.diagnosis', { number: at + 1 })}
            disabled={diagnoses.length === 1}
            onClick={() => change(diagnoses.filter((__, other) => other !== at))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={diagnoses.length >= mostOf.diagnoses}
        onClick={() => change([...diagnoses, null])}
      >
        {t('add.diagnosis')}
      </Button>
    </Section>
  );
}

/** What is asked for, how often and for how long. */
export function ServiceFields({ control }: { control: Control<EpisodeValues> }) {
  const { t } = useTranslation('homeCare');
  const { fields, append, remove } = useFieldArray({ control, name: 'services' });
  const choices = careServices.map((id) => ({ id, name: t(`service.${id}`) }));
  return (
    <Section title={t('part.services')} isPlain>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={t('serviceNumber', { number: at + 1 })}
          sx={line('minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto')}
        >
          <Box sx={wholeLine}>
            <Dropdown
              control={control}
              name={`services.${at}.service`}
              label={t('field.service')}
              choices={choices}
              isRequired
            />
          </Box>
          <Box sx={wholeLine}>
            <NumberInput
              control={control}
              name={`services.${at}.visitsAWeek`}
              label={t('field.visitsAWeek')}
              min={1}
              max={mostOf.visitsAWeek}
              isRequired
            />
          </Box>
          <NumberInput
            control={control}
            name={`services.${at}.weeks`}
            label={t('field.weeks')}
            min={1}
            max={mostOf.weeks}
            isRequired
          />
          <IconButton
            aria-label={t('remove.service', { number: at + 1 })}
            disabled={fields.length === 1}
            onClick={() => remove(at)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={fields.length >= mostOf.services}
        onClick={() => append(emptyService, { focusName: `services.${fields.length}.service` })}
      >
        {t('add.service')}
      </Button>
    </Section>
  );
}
