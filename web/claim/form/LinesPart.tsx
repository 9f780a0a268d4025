import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Control, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { mostOf } from '../../../shared/claim/claimShape.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Section } from '../../ui/Section.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { useNumberChoices } from './choices.ts';
import { type ClaimValues, newLine } from './claimValues.ts';
import { Found } from './FindingsAtFields.tsx';
import { ObservationFields } from './ObservationFields.tsx';

interface LineFieldsProps {
  control: Control<ClaimValues>;
  dialect: ClaimDialect;
  at: number;
  onRemove: () => void;
}

/** One service that is billed. */
function LineFields({ control, dialect, at, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('claim');
  const types = useNumberChoices('activityType', dialect);
  const name = `lines.${at}` as const;
  return (
    <Box
      role="group"
      aria-label={t('form.line', { number: at + 1 })}
      sx={{ borderBlockStart: '1px solid', borderColor: 'divider', py: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {t('form.line', { number: at + 1 })}
        </Typography>
        <Button
          {...steadyClick}
          size="small"
          startIcon={<DeleteIcon />}
          aria-label={t('form.removeLine', { number: at + 1 })}
          onClick={onRemove}
        >
          {t('form.remove')}
        </Button>
      </Box>
      <Found at={name} />
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
        }}
      >
        <Found at={`${name}.type`}>
          <Dropdown control={control} name={`${name}.type`} label={t('form.field.lineType')} choices={types} />
        </Found>
        <Found at={`${name}.code`}>
          <TextInput control={control} name={`${name}.code`} label={t('form.field.lineCode')} maxLength={100} isCode />
        </Found>
        <Found at={`${name}.quantity`}>
          <NumberInput
            control={control}
            name={`${name}.quantity`}
            label={t('form.field.quantity')}
            min={0}
            decimals={4}
          />
        </Found>
        <Found at={`${name}.netDirhams`}>
          <NumberInput
            control={control}
            name={`${name}.netDirhams`}
            label={t('form.field.lineNet')}
            min={0}
            decimals={2}
          />
        </Found>
        <Found at={`${name}.start`}>
          <DateTimeField control={control} name={`${name}.start`} label={t('form.field.lineStart')} />
        </Found>
        <Found at={`${name}.clinician`}>
          <TextInput
            control={control}
            name={`${name}.clinician`}
            label={t('form.field.clinician')}
            maxLength={100}
            isCode
          />
        </Found>
        <Found at={`${name}.priorAuthorizationId`}>
          <TextInput
            control={control}
            name={`${name}.priorAuthorizationId`}
            label={t('form.field.priorAuthorizationId')}
            maxLength={100}
            isCode
          />
        </Found>
      </Box>
      <ObservationFields control={control} dialect={dialect} at={at} />
    </Box>
  );
}

interface LinesPartProps {
  form: UseFormReturn<ClaimValues>;
  dialect: ClaimDialect;
}

/** What is billed, service by service. */
export function LinesPart({ form, dialect }: LinesPartProps) {
  const { t } = useTranslation('claim');
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  return (
    <Section title={t('form.part.lines')} isPlain>
      {fields.map(({ id }, at) => (
        <LineFields key={id} control={control} dialect={dialect} at={at} onRemove={() => remove(at)} />
      ))}
      <Found at="lines" />
      <Button
        {...steadyClick}
        size="small"
        startIcon={<AddIcon />}
        disabled={fields.length >= mostOf.activities}
        onClick={() => append(newLine(form.getValues('lines').at(-1)), { focusName: `lines.${fields.length}.code` })}
      >
        {t('form.addLine')}
      </Button>
    </Section>
  );
}
