import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { connectionSources, type FacilityRecord } from '../../shared/facility/facilityFields.ts';
import { facilityRecordEndpoints } from '../../shared/facility/recordRoutes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';

type Source = (typeof connectionSources)[number];

interface IntegrationDialogProps {
  facility: FacilityRecord;
  onClose: () => void;
  onChanged: () => void;
}

/** Switches the connection with the exchange on, with its date and source, or off. */
export function IntegrationDialog({ facility, onClose, onChanged }: IntegrationDialogProps) {
  const { t } = useTranslation('facility');
  const { facilityId, version, isMalaffiIntegration, exchange } = facility;
  const isEnabled = !isMalaffiIntegration;
  const act = isEnabled ? 'on' : 'off';
  const form = useContractForm({
    endpoint: facilityRecordEndpoints.enableIntegrationForFacility,
    initial: { connectedOn: '', source: null as Source | null, note: '' },
    bodyOf: ({ connectedOn, source, note }) => ({
      facilityId,
      version,
      isEnabled,
      // The contract's schema says which of these is missing.
      ...(isEnabled && { connection: { connectedOn, source: source as Source, note: note.trim() || null } }),
    }),
    fieldOf: (field) => field.replace(/^connection\./, ''),
    onDone: () => {
      alerts.success(t(`integration.${act}Done`));
      onClose();
      onChanged();
    },
  });
  const sources = connectionSources.map((id) => ({ id, name: t(`source.${id}`) }));
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={t(`integration.${act}Title`, { exchange })}
      submitText={t(`integration.${act}`)}
      isDangerous={!isEnabled}
      onClose={onClose}
    >
      {isEnabled ? (
        <>
          <DateField
            control={control}
            name="connectedOn"
            label={t('field.connectedOn')}
            max={emiratesDateOf(new Date())}
            isRequired
          />
          <Dropdown control={control} name="source" label={t('field.source')} choices={sources} isRequired />
          <TextInput control={control} name="note" label={t('field.note')} maxLength={500} />
        </>
      ) : (
        t('integration.offText')
      )}
    </FormDialog>
  );
}
