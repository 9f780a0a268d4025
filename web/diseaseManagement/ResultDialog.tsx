import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type CareItemName, earliestOn, measureOf } from '../../shared/diseaseManagement/programmes.ts';
import { diseaseManagementApi, type Enrolment } from '../../shared/diseaseManagement/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { withUnit } from './resultText.ts';

export interface EnrolmentDialogProps {
  enrolment: Enrolment;
  onClose: () => void;
  onDone: () => void;
}

/** A care item was done, with its result where it has one. */
export function ResultDialog({ enrolment, onClose, onDone }: EnrolmentDialogProps) {
  const { t } = useTranslation('diseaseManagement');
  const { enrolmentId, version, plan, enrolledOn } = enrolment;
  const today = emiratesDateOf(new Date());
  const form = useContractForm({
    endpoint: diseaseManagementApi.endpoints.addResult,
    initial: { item: null as CareItemName | null, on: today, value: null as number | null, note: '' },
    // The contract refuses an item that is not chosen.
    bodyOf: ({ item, on, value, note }) => ({
      ...{ enrolmentId, version, on, item: item as CareItemName },
      ...(item && measureOf(item) && value !== null && { value }),
      ...(note.trim() && { note }),
    }),
    draft: dialogDraft<{ item: CareItemName | null; on: string; value: number | null; note: string }>(
      diseaseManagementApi.endpoints.addResult.path,
      enrolmentId,
    ),
    onDone: () => {
      alerts.success(t('result.done'));
      onClose();
      onDone();
    },
  });
  const { control } = form;
  const item = useWatch({ control, name: 'item' });
  const measure = item && measureOf(item);
  return (
    <FormDialog form={form} title={t('result.title')} submitText={t('result.action')} onClose={onClose}>
      <Dropdown
        control={control}
        name="item"
        label={t('field.item')}
        choices={plan.map((each) => ({ id: each.item, name: t(`item.${each.item}`) }))}
        isRequired
      />
      <DateField
        control={control}
        name="on"
        label={t('field.on')}
        {...(item && { min: earliestOn(item, enrolledOn) })}
        max={today}
        isRequired
      />
      {measure && (
        <NumberInput
          control={control}
          name="value"
          label={withUnit(t('field.value'), measure)}
          min={measure.least}
          max={measure.most}
          decimals={measure.decimals}
          isRequired
        />
      )}
      <TextInput control={control} name="note" label={t('field.note')} maxLength={500} rows={2} />
    </FormDialog>
  );
}
