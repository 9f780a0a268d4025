import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegulatorFinding } from '../../../shared/authorization/answer.ts';
import { activityTypes } from '../../../shared/authorization/authorizationTypes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { ClinicianField } from './ClinicianField.tsx';
import { ActivityField } from './CodeField.tsx';
import type { FormValues } from './formValues.ts';
import { ObservationFields } from './ObservationFields.tsx';

interface LineFieldsProps {
  form: UseFormReturn<FormValues>;
  at: number;
  /** What the regulator found in the request that was sent before. */
  findings: readonly RegulatorFinding[];
  onRemove: () => void;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: '1.2fr 3fr 1fr 1.2fr' },
} as const;
const wide = { gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 } as const;
const half = { gridColumn: { xs: '1 / -1', md: 'span 2' }, minWidth: 0 } as const;

/** One activity that is asked for. */
export function LineFields({ form, at, findings, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('authorization');
  const { control } = form;
  const [type, activity, lineId, start, payerId] = useWatch({
    control,
    name: [`lines.${at}.type`, `lines.${at}.activity`, `lines.${at}.lineId`, 'encounterStart', 'payerId'],
  });
  const types = useMemo(() => activityTypes.map((id) => ({ id, name: t(`form.activityType.${id}`) })), [t]);
  const found = findings.filter((finding) => finding.lineId === lineId);
  return (
    <Box
      role="group"
      aria-label={t('form.line.title', { number: at + 1 })}
      sx={{ borderBlockStart: '1px solid', borderColor: 'divider', py: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {t('form.line.title', { number: at + 1 })}
        </Typography>
        <Button
          {...steadyClick}
          size="small"
          startIcon={<DeleteIcon />}
          aria-label={t('form.line.removeThis', { number: at + 1 })}
          onClick={onRemove}
        >
          {t('form.line.remove')}
        </Button>
      </Box>
      {found.map(({ field, text, severity }) => (
        <Alert key={`${field}${text}`} severity={severity} sx={{ mb: 1 }}>
          <span dir="auto">{text}</span>
        </Alert>
      ))}
      <Box sx={columns}>
        <Box sx={wide}>
          <Dropdown
            control={control}
            name={`lines.${at}.type`}
            label={t('form.field.activityType')}
            choices={types}
            isRequired
            onChosen={() => form.setValue(`lines.${at}.activity`, null, { shouldDirty: true })}
          />
        </Box>
        <Box sx={wide}>
          <ActivityField
            control={control}
            name={`lines.${at}.activity`}
            label={t('form.field.activity')}
            type={type}
            payerId={payerId}
            day={start.slice(0, 10)}
            value={activity}
            onChosen={() => {
              // The quantity is proposed; the price comes next.
              if (form.getValues(`lines.${at}.netDirhams`) === null) form.setFocus(`lines.${at}.netDirhams`);
            }}
          />
        </Box>
        <NumberInput
          control={control}
          name={`lines.${at}.quantity`}
          label={t('form.field.quantity')}
          min={0}
          decimals={4}
          isRequired
        />
        <NumberInput
          control={control}
          name={`lines.${at}.netDirhams`}
          label={t('form.field.netDirhams')}
          min={0}
          decimals={2}
          isRequired
        />
        <Box sx={half}>
          <ClinicianField control={control} name={`lines.${at}.clinician`} label={t('form.field.clinician')} />
        </Box>
        <Box sx={half}>
          <ClinicianField
            control={control}
            name={`lines.${at}.orderingClinician`}
            label={t('form.field.orderingClinician')}
          />
        </Box>
      </Box>
      <ObservationFields control={control} at={at} />
    </Box>
  );
}
