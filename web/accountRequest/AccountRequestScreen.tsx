import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { AccountRequestChip } from './AccountRequestChip.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { accountRequestColumns } from './accountRequestColumns.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { accountRequestScreens } from './screens.ts';

const ofPerson = ['fullName', 'userName', 'emiratesIdEnding', 'roles', 'clinicianLicense'];
const ofProof = ['connectionProof', 'card', 'licenseProof'];
const ofPlace = ['facilityName', 'facilityLicense', 'regulator', 'askedAt', 'sourceIp', 'userAgent'];
const ofDecision = ['decidedAt', 'decidedBy', 'reason'];

/** One request: who asks, what was proven, and the decision about it. */
export function AccountRequestScreen() {
  const { t, i18n } = useTranslation('accountRequest');
  const { accountRequestId = '' } = useParams();
  const read = useApi(accountRequestApi.endpoints.getAccountRequest, { query: { accountRequestId } });
  const columns = accountRequestColumns(t, i18n.language);
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(accountRequestScreens.list), text: t('back') }}
      head={(request) => (
        <>
          <AccountRequestChip state={request.state} size="medium" />
          {request.state !== 'approved' && (
            <DialogButton text={t('approve')} variant="contained">
              {(close) => <ApproveDialog request={request} onClose={close} onDecided={read.refresh} />}
            </DialogButton>
          )}
          {request.state === 'waiting' && (
            <DialogButton text={t('refuse')} variant="outlined">
              {(close) => <RefuseDialog request={request} onClose={close} onDecided={read.refresh} />}
            </DialogButton>
          )}
        </>
      )}
    >
      {(request) => (
        <>
          <Section title={t(`asks.${request.kind}`)} isPlain>
            <Facts facts={factsOf(columns, request, ofPerson)} />
          </Section>
          <Section title={t('proofs')} isPlain>
            <Facts facts={factsOf(columns, request, ofProof)} />
          </Section>
          <Section title={t('place')} isPlain>
            <Facts facts={factsOf(columns, request, ofPlace)} />
          </Section>
          {request.decidedAt !== null && (
            <Section title={t('decision')} isPlain>
              <Facts facts={factsOf(columns, request, ofDecision)} />
            </Section>
          )}
        </>
      )}
    </RecordScreen>
  );
}
