import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { ClinicianRow } from '../../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { alerts } from '../../base/alerts.ts';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { dialogDraft } from '../../parts/form/formDraft.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { useFacilityChoices } from '../useFacilityChoices.ts';
import { emptyTold, type ToldValues, toldBody, toldField } from './joinValues.ts';
import { ToldFields } from './ToldFields.tsx';

interface MoveDialogProps {
  clinician: ClinicianRow;
  onClose: () => void;
  onDone: () => void;
}

/** A clinician goes on at another facility of the administrator's. */
export function MoveDialog({ clinician, onClose, onDone }: MoveDialogProps) {
  const { t, i18n } = useTranslation('clinicianMove');
  const { clinicianId, facilityId, version } = clinician;
  const [isBusy, setBusy] = useState(false);
  const choices = useFacilityChoices()?.filter(({ id }) => id !== facilityId);
  const form = useContractForm({
    endpoint: clinicianApi.endpoints.moveClinician,
    initial: { toFacilityId: null as string | null, ...emptyTold(emiratesDateOf(new Date())) },
    bodyOf: (values) => ({
      ...{ clinicianId, facilityId, version, toFacilityId: values.toFacilityId ?? '' },
      ...toldBody(values),
    }),
    draft: dialogDraft<{ toFacilityId: string | null } & ToldValues>(
      clinicianApi.endpoints.moveClinician.path,
      facilityId,
      clinicianId,
    ),
    fieldOf: toldField,
    onDone: () => {
      alerts.success(t('moveDone'));
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('moveTitle', { name: nameIn(i18n.language, clinician, 'fullName') })}
      submitText={t('move')}
      isDisabled={isBusy}
      onClose={onClose}
    >
      <Typography variant="body2">{t('moveHint')}</Typography>
      <Dropdown
        control={form.control}
        name="toFacilityId"
        label={t('field.toFacilityId')}
        choices={choices}
        isRequired
      />
      <ToldFields control={form.control} dayLabel={t('field.firstDay')} onBusy={setBusy} />
    </FormDialog>
  );
}
