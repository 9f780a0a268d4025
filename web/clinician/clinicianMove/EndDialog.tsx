import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { ClinicianRow } from '../../../shared/clinician/clinicianModel.ts';
import { endReasons } from '../../../shared/clinician/clinicianMove.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { alerts } from '../../base/alerts.ts';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { dialogDraft } from '../../parts/form/formDraft.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { emptyTold, type ToldValues, toldBody, toldField } from './joinValues.ts';
import { ToldFields } from './ToldFields.tsx';

type EndReason = (typeof endReasons)[number];

interface EndDialogProps {
  clinician: ClinicianRow;
  onClose: () => void;
  onDone: () => void;
}

/** The last day of a clinician at the facility, and why. */
export function EndDialog({ clinician, onClose, onDone }: EndDialogProps) {
  const { t, i18n } = useTranslation('clinicianMove');
  const { clinicianId, facilityId, version, worksTo } = clinician;
  const [isBusy, setBusy] = useState(false);
  const choices = endReasons.map((id) => ({ id, name: t(`reason.${id}`) }));
  const form = useContractForm({
    endpoint: clinicianApi.endpoints.endClinician,
    initial: { reason: null as EndReason | null, ...emptyTold(worksTo ?? emiratesDateOf(new Date())) },
    // The contract refuses a reason that is not chosen.
    bodyOf: ({ reason, ...values }) => ({
      ...{ clinicianId, facilityId, version, reason: reason as EndReason },
      ...toldBody(values),
    }),
    draft: dialogDraft<{ reason: EndReason | null } & ToldValues>(
      clinicianApi.endpoints.endClinician.path,
      facilityId,
      clinicianId,
    ),
    fieldOf: toldField,
    onDone: () => {
      alerts.success(t('endDone'));
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('endTitle', { name: nameIn(i18n.language, clinician, 'fullName') })}
      submitText={t('end')}
      isDisabled={isBusy}
      isDangerous
      onClose={onClose}
    >
      <Dropdown control={form.control} name="reason" label={t('field.reason')} choices={choices} isRequired />
      <ToldFields control={form.control} dayLabel={t('field.lastDay')} onBusy={setBusy} />
    </FormDialog>
  );
}
