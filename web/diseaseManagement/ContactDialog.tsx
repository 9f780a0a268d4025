import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { contactKinds, diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { EnrolmentDialogProps } from './ResultDialog.tsx';

type Contact = (typeof contactKinds)[number];

/** A contact of the care team with the member. */
export function ContactDialog({ enrolment, onClose, onDone }: EnrolmentDialogProps) {
  const { t } = useTranslation('diseaseManagement');
  const { enrolmentId, version, consentOn } = enrolment;
  const today = emiratesDateOf(new Date());
  const form = useContractForm({
    endpoint: diseaseManagementApi.endpoints.addContact,
    initial: { contact: null as Contact | null, on: today, note: '' },
    bodyOf: ({ contact, on, note }) => ({
      ...{ enrolmentId, version, on, contact: contact as Contact },
      ...(note.trim() && { note }),
    }),
    draft: dialogDraft<{ contact: Contact | null; on: string; note: string }>(
      diseaseManagementApi.endpoints.addContact.path,
      enrolmentId,
    ),
    onDone: () => {
      alerts.success(t('contactDialog.done'));
      onClose();
      onDone();
    },
  });
  const { control } = form;
  return (
    <FormDialog form={form} title={t('contactDialog.title')} submitText={t('contactDialog.action')} onClose={onClose}>
      <Dropdown
        control={control}
        name="contact"
        label={t('field.contact')}
        choices={contactKinds.map((id) => ({ id, name: t(`contact.${id}`) }))}
        isRequired
      />
      <DateField control={control} name="on" label={t('field.on')} min={consentOn} max={today} isRequired />
      <TextInput control={control} name="note" label={t('field.note')} maxLength={500} rows={3} />
    </FormDialog>
  );
}
