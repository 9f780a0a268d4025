import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { diagnosisTypes } from '../../../shared/authorization/authorizationTypes.ts';
import { mostOf } from '../../../shared/authorization/form.ts';
import { DiagnosisField } from '../../field/lookups/CodeOptionField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { useFieldMessage } from '../../ui/fieldMessage.ts';
import { Section } from '../../ui/Section.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { fieldId } from '../../ui/useField.ts';
import type { FormValues } from './formValues.ts';

/** The error of a list as a whole. */
export function ListError({ form, name }: { form: UseFormReturn<FormValues>; name: 'diagnoses' | 'lines' }) {
  const error = form.formState.errors[name];
  const text = useFieldMessage()(error?.root?.message ?? error?.message);
  return text ? <FormHelperText error>{text}</FormHelperText> : null;
}

/** What the patient has: exactly one of the diagnoses is the principal one. */
export function DiagnosisPart({ form }: { form: UseFormReturn<FormValues> }) {
  const { t } = useTranslation('authorization');
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'diagnoses' });
  /** The treatment comes next, where nothing of it is there yet. */
  const goOn = () => {
    if (form.getValues('lines.0.activity') === null) form.setFocus('lines.0.activity');
  };
  const types = useMemo(() => diagnosisTypes.map((id) => ({ id, name: t(`form.diagnosisType.${id}`) })), [t]);
  return (
    <Section title={t('form.part.diagnoses')} isPlain>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={t('form.diagnosis', { number: at + 1 })}
          sx={{
            display: 'grid',
            gap: 2,
            mb: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 3fr) minmax(0, 1fr) auto' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <DiagnosisField
              control={control}
              name={`diagnoses.${at}.disease`}
              label={t('form.field.disease')}
              {...(at === 0 ? { hint: t('form.codeHint'), onChosen: goOn } : {})}
            />
          </Box>
          <Dropdown
            control={control}
            name={`diagnoses.${at}.type`}
            label={t('form.field.diagnosisType')}
            choices={types}
            isRequired
          />
          <IconButton
            aria-label={t('form.removeDiagnosis', { number: at + 1 })}
            disabled={fields.length === 1}
            onClick={() => remove(at)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <ListError form={form} name="diagnoses" />
      <Button
        {...steadyClick}
        id={fieldId('diagnoses')}
        size="small"
        startIcon={<AddIcon />}
        disabled={fields.length >= mostOf.diagnoses}
        onClick={() =>
          append(
            { type: fields.length === 0 ? 'Principal' : 'Secondary', disease: null },
            { focusName: `diagnoses.${fields.length}.disease` },
          )
        }
      >
        {t('form.addDiagnosis')}
      </Button>
    </Section>
  );
}
