import { useTranslation } from 'react-i18next';
import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';
import type { EnrolmentDialogProps } from './ResultDialog.tsx';

/** New goals of the member and the care team; those before them stay in the log. */
export function GoalsDialog({ enrolment, onClose, onDone }: EnrolmentDialogProps) {
  const { t } = useTranslation('diseaseManagement');
  const { enrolmentId, version } = enrolment;
  const form = useContractForm({
    endpoint: diseaseManagementApi.endpoints.changeGoals,
    initial: { goals: enrolment.goals },
    bodyOf: ({ goals }) => ({ enrolmentId, version, goals }),
    draft: dialogDraft<{ goals: string }>(diseaseManagementApi.endpoints.changeGoals.path, enrolmentId),
    onDone: () => {
      alerts.success(t('goals.done'));
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog form={form} title={t('goals.action')} submitText={t('goals.save')} onClose={onClose}>
      <TextInput control={form.control} name="goals" label={t('field.goals')} maxLength={1000} rows={4} />
    </FormDialog>
  );
}
