import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type EquipmentKind, equipmentKinds, hasSim } from '../../shared/homeCare/care.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { daysInCare } from './isInCare.ts';
import type { EpisodeDialogProps } from './VisitDialog.tsx';

const { lendEquipment } = homeCareApi.endpoints;

interface Values {
  kind: EquipmentKind | null;
  deviceIdentifier: string;
  lentOn: string;
}

/** What is lent to the patient; a device with a SIM is told by its identifier. */
export function LendDialog({ record, onClose, onDone }: EpisodeDialogProps) {
  const { t } = useTranslation('homeCare');
  const { episodeId, version } = record;
  const today = emiratesDateOf(new Date());
  const initial: Values = { kind: null, deviceIdentifier: '', lentOn: today };
  const form = useContractForm({
    endpoint: lendEquipment,
    initial,
    // The contract says what is missing.
    bodyOf: ({ kind, deviceIdentifier, lentOn }) => ({
      ...{ episodeId, version, lentOn, kind: kind as EquipmentKind },
      ...(deviceIdentifier.trim() && { deviceIdentifier }),
    }),
    draft: dialogDraft<Values>(lendEquipment.path, episodeId),
    onDone: () => {
      alerts.success(t('equipment.lendDone'));
      onClose();
      onDone();
    },
  });
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <FormDialog form={form} title={t('equipment.lend')} submitText={t('equipment.lend')} onClose={onClose}>
      <Dropdown
        control={control}
        name="kind"
        label={t('field.equipment')}
        choices={equipmentKinds.map((id) => ({ id, name: t(`equipmentKind.${id}`) }))}
        isRequired
      />
      <TextInput
        control={control}
        name="deviceIdentifier"
        label={t('field.deviceIdentifier')}
        hint={t('equipment.identifierHint')}
        maxLength={30}
        isRequired={kind !== null && hasSim(kind)}
      />
      <DateField control={control} name="lentOn" label={t('field.lentOn')} {...daysInCare(record, today)} isRequired />
    </FormDialog>
  );
}
