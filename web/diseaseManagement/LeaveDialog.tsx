import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { diseaseManagementApi, leaveReasons } from '../../shared/diseaseManagement/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { EnrolmentDialogProps } from './ResultDialog.tsx';

type Reason = (typeof leaveReasons)[number];

/** The member leaves the programme, for a reason. */
export function LeaveDialog({ enrolment, onClose, onDone }: EnrolmentDialogProps) {
  const { t } = useTranslation('diseaseManagement');
  const { enrolmentId, version, enrolledOn } = enrolment;
  const today = emiratesDateOf(new Date());
  const form = useContractForm({
    endpoint: diseaseManagementApi.endpoints.leaveProgramme,
    initial: { reason: null as Reason | null, on: today, note: '' },
    bodyOf: ({ reason, on, note }) => ({
      ...{ enrolmentId, version, on, reason: reason as Reason },
      ...(note.trim() && { note }),
    }),
    draft: dialogDraft<{ reason: Reason | null; on: string; note: string }>(
      diseaseManagementApi.endpoints.leaveProgramme.path,
      enrolmentId,
    ),
    onDone: () => {
      alerts.success(t('leave.done'));
      onClose();
      onDone();
    },
  });
  const { control } = form;
  return (
    <FormDialog form={form} title={t('leave.title')} submitText={t('leave.action')} onClose={onClose} isDangerous>
      <Typography variant="body2">{t('leave.text')}</Typography>
      <Dropdown
        control={control}
        name="reason"
        label={t('field.reason')}
        choices={leaveReasons.map((id) => ({ id, name: t(`reason.${id}`) }))}
        isRequired
      />
      <DateField control={control} name="on" label={t('field.on')} min={enrolledOn} max={today} isRequired />
      <TextInput control={control} name="note" label={t('field.note')} maxLength={500} rows={2} />
    </FormDialog>
  );
}
