import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { mostOf } from '../../../shared/claim/claimShape.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { Section } from '../../ui/Section.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { useDiagnosisTypes } from './choices.ts';
import { type ClaimValues, newDiagnosis } from './claimValues.ts';
import { Found } from './FindingsAtFields.tsx';

interface DiagnosesPartProps {
  control: Control<ClaimValues>;
  dialect: ClaimDialect;
}

/** The reasons for the treatment: one of them is the principal one. */
export function DiagnosesPart({ control, dialect }: DiagnosesPartProps) {
  const { t } = useTranslation('claim');
  const { fields, append, remove } = useFieldArray({ control, name: 'diagnoses' });
  const types = useDiagnosisTypes(dialect);
  return (
    <Section title={t('form.part.diagnoses')} isPlain>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={t('form.diagnosis', { number: at + 1 })}
          sx={{
            ...{ display: 'grid', gap: 2, mb: 1.5, alignItems: 'start', maxWidth: 720 },
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
          }}
        >
          <TextInput
            control={control}
            name={`diagnoses.${at}.code`}
            label={t('form.field.diagnosisCode')}
            maxLength={100}
            isCode
          />
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
      <Found at="diagnoses" />
      <Button
        {...steadyClick}
        size="small"
        startIcon={<AddIcon />}
        disabled={fields.length >= mostOf.diagnoses}
        onClick={() => append(newDiagnosis(fields.length === 0), { focusName: `diagnoses.${fields.length}.code` })}
      >
        {t('form.addDiagnosis')}
      </Button>
    </Section>
  );
}
