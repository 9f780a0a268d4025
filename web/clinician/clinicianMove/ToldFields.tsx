import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { effectLimits } from '../../../shared/clinician/clinicianMove.ts';
import { usePortalPayers } from '../../field/lookups/useChoices.ts';
import { AttachmentField } from '../../parts/attachment/AttachmentField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { MultiSelect } from '../../ui/MultiSelect.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { ToldValues } from './joinValues.ts';

interface ToldFieldsProps<Values extends ToldValues> {
  control: Control<Values>;
  /** What the day of effect is called. */
  dayLabel: string;
  onBusy: (isBusy: boolean) => void;
}

/** The day of effect, the insurers that are told, the note for them, and the documents. */
export function ToldFields<Values extends ToldValues>({ dayLabel, onBusy, ...props }: ToldFieldsProps<Values>) {
  const { t } = useTranslation('clinicianMove');
  // A control of the library fits one set of values only.
  const control = props.control as unknown as Control<ToldValues>;
  const { from, until } = effectLimits(emiratesDateOf(new Date()));
  return (
    <>
      <DateField control={control} name="effectiveOn" label={dayLabel} min={from} max={until} isRequired />
      <MultiSelect
        control={control}
        name="payerIds"
        label={t('field.payerIds')}
        choices={usePortalPayers()}
        isRequired
      />
      <TextInput control={control} name="note" label={t('field.note')} maxLength={500} rows={2} />
      <div>
        <AttachmentField control={control} name="attachments" label={t('field.attachmentIds')} onBusy={onBusy} />
        <Typography variant="caption" color="textSecondary">
          {t('documentsHint')}
        </Typography>
      </div>
    </>
  );
}
