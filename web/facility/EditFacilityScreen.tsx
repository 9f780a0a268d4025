import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { FacilityRecord } from '../../shared/facility/facilityFields.ts';
import { facilityRecordEndpoints } from '../../shared/facility/recordRoutes.ts';
import { call } from '../api/client.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { FacilityFormParts } from './FacilityFormParts.tsx';
import { draftFields, draftOf, facilityBody } from './facilityDraft.ts';
import { facilityScreens } from './screens.ts';

const { getFacilityById, saveFacility } = facilityRecordEndpoints;

function EditForm({ facility }: { facility: FacilityRecord }) {
  const { t } = useTranslation('facility');
  const navigate = useNavigate();
  const [seen] = useState(facility);
  const [now, setNow] = useState(facility);
  const { facilityId } = facility;
  const form = useContractForm({
    endpoint: saveFacility,
    initial: draftOf(seen),
    bodyOf: (draft) => ({ ...facilityBody(draft), facilityId, version: now.version }),
    labelOf: (field) => t(`field.${draftFields.find((name) => name === field) ?? 'facilityName'}`),
    onRefused: async ({ errors }) => {
      if (!errors.some(({ code }) => code === 'changedMeanwhile')) return errors;
      const { data } = await call(getFacilityById, { query: { facilityId } });
      if (data) setNow(data);
      return data ? [] : errors;
    },
    onDone: () => {
      alerts.success(t('saved'));
      navigate(pathTo(facilityScreens.record, { facilityId }), { replace: true });
    },
  });
  return (
    <FacilityFormParts form={form} label={t('edit')} submitText={t('save')}>
      {now.version !== seen.version && <ChangedMeanwhile seen={seen} now={now} />}
    </FacilityFormParts>
  );
}

/** Changes a facility over the version that was read. */
export function EditFacilityScreen() {
  const { t } = useTranslation('facility');
  const { facilityId = '' } = useParams();
  const read = useApi(getFacilityById, { query: { facilityId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(facilityScreens.record, { facilityId }), text: t('backToRecord') }}
    >
      {(facility) => <EditForm facility={facility} />}
    </RecordScreen>
  );
}
