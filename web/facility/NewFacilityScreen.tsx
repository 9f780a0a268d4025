import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { facilityRecordEndpoints } from '../../shared/facility/recordRoutes.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { FacilityFormParts } from './FacilityFormParts.tsx';
import { draftFields, emptyDraft, facilityBody } from './facilityDraft.ts';
import { facilityScreens } from './screens.ts';

/** Adds a facility. */
export function NewFacilityScreen() {
  const { t } = useTranslation('facility');
  const navigate = useNavigate();
  const form = useContractForm({
    endpoint: facilityRecordEndpoints.saveFacility,
    initial: emptyDraft,
    bodyOf: facilityBody,
    labelOf: (field) => t(`field.${draftFields.find((name) => name === field) ?? 'facilityName'}`),
    onDone: (data) => {
      alerts.success(t('saved'));
      if (data) navigate(pathTo(facilityScreens.record, data), { replace: true });
    },
  });
  return (
    <ScreenBody>
      <FacilityFormParts form={form} label={t('add')} submitText={t('save')} />
    </ScreenBody>
  );
}
