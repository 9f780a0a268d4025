import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { FacilityRecord } from '../../shared/facility/facilityFields.ts';
import { facilityRecordEndpoints } from '../../shared/facility/recordRoutes.ts';
import { useApi } from '../api/useApi.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { FacilityChip } from './facilityColumns.tsx';
import { exchangeFacts, facilityFacts, settingsFacts } from './facilityFacts.ts';
import { IntegrationDialog } from './IntegrationDialog.tsx';
import { StateDialog } from './StateDialog.tsx';
import { facilityScreens } from './screens.ts';

/** What an administrator of the portal does with a facility. */
function Actions({ facility, onChanged }: { facility: FacilityRecord; onChanged: () => void }) {
  const { t } = useTranslation('facility');
  const { isActive, exchange } = facility;
  return (
    <>
      <Button component={Link} to={pathTo(facilityScreens.edit, facility)} variant="contained">
        {t('edit')}
      </Button>
      {exchange !== null && (
        <DialogButton text={t('integration.open')} variant="outlined">
          {(close) => <IntegrationDialog facility={facility} onClose={close} onChanged={onChanged} />}
        </DialogButton>
      )}
      <DialogButton text={t(isActive ? 'deactivate.open' : 'activate.open')} variant="outlined">
        {(close) => <StateDialog facility={facility} onClose={close} onChanged={onChanged} />}
      </DialogButton>
    </>
  );
}

/** Why nobody works for the facility at present. */
function InactiveNotice({ settings }: Pick<FacilityRecord, 'settings'>) {
  const { t } = useTranslation('facility');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('inactiveNotice')} {settings?.stateChange && <bdi>{settings.stateChange.reason}</bdi>}
    </Alert>
  );
}

/** One facility: for its people, its administrators, and those of the portal. */
export function FacilityScreen() {
  const { t, i18n } = useTranslation(['facility', 'regulator']);
  const { facilityId = '' } = useParams();
  const user = useSession();
  const read = useApi(facilityRecordEndpoints.getFacilityById, { query: { facilityId } });
  const isAdministrator = user !== null && holdsOneOf(user, moduleAccess.facilities);
  const list = isAdministrator ? facilityScreens.list : facilityScreens.lookup;
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(list), text: t('back') }}
      head={(facility) => (
        <>
          <FacilityChip state={facility.isActive ? 'active' : 'inactive'} size="medium" />
          {isAdministrator && <Actions facility={facility} onChanged={read.refresh} />}
        </>
      )}
      notices={(facility) => !facility.isActive && <InactiveNotice settings={facility.settings} />}
    >
      {(facility) => (
        <>
          <Section title={facilityLabel(facility, i18n.language) ?? ''} isPlain>
            <Facts facts={facilityFacts(t, i18n.language, facility)} />
          </Section>
          <Section title={t('section.exchange')} isPlain>
            <Facts facts={exchangeFacts(t, facility)} />
          </Section>
          {facility.settings && (
            <Section title={t('section.settings')} isPlain>
              <Facts facts={settingsFacts(t, facility.settings)} />
            </Section>
          )}
        </>
      )}
    </RecordScreen>
  );
}
