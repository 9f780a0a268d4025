import { useTranslation } from 'react-i18next';
import { type IncidentKind, incidentKinds, systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateTimeField } from '../ui/DateTimeField.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { momentNow, momentOf } from './moments.ts';

const { addIncident } = systemStatusApi.endpoints;

const emptyIncident = () => ({
  kind: 'incident' as IncidentKind,
  title: '',
  titleArabic: '',
  text: '',
  textArabic: '',
  startsAt: momentNow(),
  endsAt: '',
});

/** Tells everybody of an incident, or of work that is planned. */
export function AddIncidentDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('systemStatus');
  const form = useContractForm({
    endpoint: addIncident,
    initial: emptyIncident(),
    bodyOf: ({ startsAt, endsAt, ...values }) => ({
      ...values,
      startsAt: momentOf(startsAt),
      endsAt: endsAt ? momentOf(endsAt) : null,
    }),
    draft: dialogDraft<ReturnType<typeof emptyIncident>>(addIncident.path),
    onDone: () => {
      alerts.success(t('told'));
      onClose();
      onDone();
    },
  });
  const { control } = form;
  const kinds = incidentKinds.map((id) => ({ id, name: t(`incidentKind.${id}`) }));
  return (
    <FormDialog form={form} title={t('addTitle')} submitText={t('tell')} onClose={onClose}>
      <RadioField control={control} name="kind" label={t('field.kind')} options={kinds} />
      <TextInput control={control} name="title" label={t('field.title')} maxLength={120} isRequired />
      <TextInput control={control} name="titleArabic" label={t('field.titleArabic')} maxLength={120} isRequired />
      <TextInput control={control} name="text" label={t('field.text')} maxLength={1000} rows={3} isRequired />
      <TextInput
        control={control}
        name="textArabic"
        label={t('field.textArabic')}
        maxLength={1000}
        rows={3}
        isRequired
      />
      <DateTimeField control={control} name="startsAt" label={t('field.startsAt')} isRequired />
      <DateTimeField control={control} name="endsAt" label={t('field.endsAt')} />
    </FormDialog>
  );
}
