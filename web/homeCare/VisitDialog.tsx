import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { careServices, visitMinutes } from '../../shared/homeCare/care.ts';
import { type Episode, homeCareApi } from '../../shared/homeCare/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { daysInCare } from './isInCare.ts';

const { addVisit } = homeCareApi.endpoints;
type Service = (typeof careServices)[number];

interface Values {
  visitedOn: string;
  service: Service | null;
  minutes: number | null;
  note: string;
}

export interface EpisodeDialogProps {
  record: Episode;
  onClose: () => void;
  onDone: () => void;
}

/** A visit at the patient's home; the service that was asked for first is proposed. */
export function VisitDialog({ record, onClose, onDone }: EpisodeDialogProps) {
  const { t } = useTranslation('homeCare');
  const { episodeId, version, services } = record;
  const today = emiratesDateOf(new Date());
  const initial: Values = { visitedOn: today, service: services[0]?.service ?? null, minutes: 60, note: '' };
  const form = useContractForm({
    endpoint: addVisit,
    initial,
    // The contract says what is missing.
    bodyOf: ({ visitedOn, service, minutes, note }) => ({
      ...{ episodeId, version, visitedOn, service: service as Service, minutes: minutes as number },
      ...(note.trim() && { note }),
    }),
    draft: dialogDraft<Values>(addVisit.path, episodeId),
    onDone: () => {
      alerts.success(t('visit.done'));
      onClose();
      onDone();
    },
  });
  const { control } = form;
  return (
    <FormDialog form={form} title={t('visit.action')} submitText={t('visit.send')} onClose={onClose}>
      <DateField
        control={control}
        name="visitedOn"
        label={t('field.visitedOn')}
        {...daysInCare(record, today)}
        isRequired
      />
      <Dropdown
        control={control}
        name="service"
        label={t('field.service')}
        choices={careServices.map((id) => ({ id, name: t(`service.${id}`) }))}
        isRequired
      />
      <NumberInput
        control={control}
        name="minutes"
        label={t('field.minutes')}
        min={visitMinutes.least}
        max={visitMinutes.most}
        step={15}
        isRequired
      />
      <TextInput
        control={control}
        name="note"
        label={t('field.note')}
        hint={t('visit.noteHint')}
        maxLength={2000}
        rows={4}
      />
    </FormDialog>
  );
}
