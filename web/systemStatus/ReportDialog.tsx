import { useTranslation } from 'react-i18next';
import { type Incident, systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

const { reportIncident } = systemStatusApi.endpoints;

interface ReportDialogProps {
  incident: Incident;
  /** The report says that it is over. */
  isOver: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Says what is known now of an incident, or that it is over. */
export function ReportDialog({ incident: { incidentId, edition }, isOver, onClose, onDone }: ReportDialogProps) {
  const { t } = useTranslation('systemStatus');
  const form = useContractForm({
    endpoint: reportIncident,
    initial: { text: '', textArabic: '' },
    bodyOf: (values) => ({ incidentId, edition, ...values, isOver }),
    draft: dialogDraft<{ text: string; textArabic: string }>(reportIncident.path, incidentId, String(isOver)),
    onDone: () => {
      alerts.success(t(isOver ? 'ended' : 'told'));
      onClose();
      onDone();
    },
  });
  const { control } = form;
  return (
    <FormDialog form={form} title={t(isOver ? 'endTitle' : 'reportTitle')} submitText={t('tell')} onClose={onClose}>
      <TextInput control={control} name="text" label={t('field.text')} maxLength={1000} rows={3} isRequired />
      <TextInput
        control={control}
        name="textArabic"
        label={t('field.textArabic')}
        maxLength={1000}
        rows={3}
        isRequired
      />
    </FormDialog>
  );
}
