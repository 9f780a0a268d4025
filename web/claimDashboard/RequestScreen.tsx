import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { requestColumns } from './requestColumns.tsx';
import { claimRequestScreens } from './screens.ts';
import { type Groups, useGroups } from './useGroups.ts';

const { getClaimDashboardRequest } = claimDashboardApi.endpoints;
const ofRequester = ['requesterName', 'title', 'emailId', 'contactNumber', 'transactionNumber'];
const ofOrigin = ['askedAt', 'sourceIp'];

type Request = Answer<typeof getClaimDashboardRequest>;
type Wanted = Request['users'][number];

const nameOf = (choices: readonly { id: number; name: string }[] | undefined, id: number): string =>
  choices?.find((choice) => choice.id === id)?.name ?? String(id);

/** One person for whom access is asked, and to what. */
function WantedUser({ user, groups }: { user: Wanted; groups: Groups }) {
  const { t } = useTranslation('claimDashboard');
  const named = [
    ...user.groups.map((id) => nameOf(groups.groups, id)),
    ...user.subGroups.map((id) => nameOf(groups.subGroups, id)),
  ];
  return (
    <Facts
      facts={[
        { label: t('field.userName'), value: <bdi>{user.userName}</bdi> },
        { label: t('field.emailId'), value: <Identifier value={user.emailId} /> },
        { label: t('field.accessType'), value: nameOf(groups.accessTypes, user.accessType) },
        { label: t('requests.groups'), value: named.length > 0 ? <bdi>{named.join(' · ')}</bdi> : null },
        {
          label: t('field.facilityLicenses'),
          value: user.facilityLicenses.length > 0 ? <bdi dir="ltr">{user.facilityLicenses.join(', ')}</bdi> : null,
        },
      ]}
    />
  );
}

/** What is known of who sent it, and what of it is proven. */
function Proof({ request }: { request: Request }) {
  const { t } = useTranslation('claimDashboard');
  const { askedByUserId, userAgent } = request;
  const account = askedByUserId ? <Identifier value={askedByUserId} /> : t('requests.noAccount');
  return (
    <>
      <Alert severity={askedByUserId ? 'info' : 'warning'} sx={{ mb: 2 }}>
        {t(askedByUserId ? 'requests.provenAccount' : 'requests.provenNothing')}
      </Alert>
      <Facts
        facts={[
          { label: t('requests.account'), value: account },
          ...factsOf(requestColumns(t), request, ofOrigin),
          { label: t('requests.userAgent'), value: <bdi dir="ltr">{userAgent}</bdi>, isWide: true },
        ]}
      />
    </>
  );
}

/** One request: who asks, for whom and for what, and what proves it. It is decided with the claim dashboard. */
export function RequestScreen() {
  const { t } = useTranslation('claimDashboard');
  const { transactionNumber = '' } = useParams();
  const groups = useGroups();
  const read = useApi(getClaimDashboardRequest, { query: { transactionNumber } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('requests.missing'), nextStep: t('requests.missingNext') }}
      back={{ to: pathTo(claimRequestScreens.list), text: t('requests.back') }}
    >
      {(request) => (
        <>
          <Section title={t('requests.requester')} isPlain>
            <Facts
              facts={[
                ...factsOf(requestColumns(t), request, ofRequester),
                { label: t('field.comments'), value: request.comments && <bdi>{request.comments}</bdi>, isWide: true },
              ]}
            />
          </Section>
          <Section title={t('requests.proof')} isPlain>
            <Proof request={request} />
          </Section>
          <Section title={t('requests.wanted')} isPlain>
            <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 2 }}>
              {request.users.map((user, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a stored request never changes
                <li key={at}>
                  <WantedUser user={user} groups={groups} />
                </li>
              ))}
            </Box>
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
