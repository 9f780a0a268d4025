import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { type LicenseRequestRecord, portalLicenseEndpoints } from '../../shared/facility/licenseRoutes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import type { WordOf } from '../base/texts.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { ApproveDialog, RefuseDialog } from './DecideDialogs.tsx';
import { LicenseChip, licenseColumns } from './licenseColumns.tsx';
import { licenseScreens } from './screens.ts';

const ofRequest = [
  ...['facility', 'regulatorId', 'requestTypeId', 'licenseTypeIds'],
  ...['numberOfUsers', 'seatsBefore', 'comment'],
];
const ofMaker = ['madeAt', 'makerName', 'distributor'];
const ofDecision = ['decidedAt', 'decidedBy', 'reason'];

/** How many seats the facility has and uses now. */
function SeatFacts({ request }: { request: LicenseRequestRecord }) {
  const { t } = useTranslation('facility');
  const fact = factsBy(request, (name: WordOf<'facility', 'field'>) => t(`field.${name}`));
  const { seats, seatsInUse } = request;
  if (seatsInUse === null) return null;
  return (
    <Section title={t('section.seats')} isPlain>
      <Facts
        facts={[
          fact.text('seats', seats === null ? t('noLimit') : String(seats)),
          fact.text('seatsInUse', String(seatsInUse)),
        ]}
      />
    </Section>
  );
}

/** One request for portal licences, and the decision about it. */
export function LicenseScreen() {
  const { t, i18n } = useTranslation('facility');
  const { licenseRequestId = '' } = useParams();
  const user = useSession();
  const read = useApi(portalLicenseEndpoints.getLicenseRequest, { query: { licenseRequestId } });
  const columns = licenseColumns(t, i18n.language);
  const decides = user !== null && holdsOneOf(user, moduleAccess.approveLicense);
  const isOpen = (request: LicenseRequestRecord): boolean => decides && request.state === 'waiting';
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('license.missing'), nextStep: t('license.missingNext') }}
      back={{ to: pathTo(licenseScreens.list), text: t('license.back') }}
      head={(request) => (
        <>
          <LicenseChip state={request.state} size="medium" />
          {isOpen(request) && !request.isOwn && (
            <>
              <DialogButton text={t('license.approve')} variant="contained">
                {(close) => <ApproveDialog request={request} onClose={close} onDecided={read.refresh} />}
              </DialogButton>
              <DialogButton text={t('license.refuse')} variant="outlined">
                {(close) => <RefuseDialog request={request} onClose={close} onDecided={read.refresh} />}
              </DialogButton>
            </>
          )}
        </>
      )}
      notices={(request) =>
        isOpen(request) &&
        request.isOwn && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('license.own')}
          </Alert>
        )
      }
    >
      {(request) => (
        <>
          <Section title={t('section.asked')} isPlain>
            <Facts facts={factsOf(columns, request, ofRequest)} />
          </Section>
          <Section title={t('section.maker')} isPlain>
            <Facts facts={factsOf(columns, request, ofMaker)} />
          </Section>
          <SeatFacts request={request} />
          {request.decidedAt !== null && (
            <Section title={t('section.decision')} isPlain>
              <Facts facts={factsOf(columns, request, ofDecision)} />
            </Section>
          )}
        </>
      )}
    </RecordScreen>
  );
}
