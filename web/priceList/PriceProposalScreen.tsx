import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { dateText } from '../../shared/_field/dateText.ts';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { PriceProposal } from '../../shared/priceList/proposal.ts';
import { priceListApi } from '../../shared/priceList/routes.ts';
import { afresh, useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { VersionChip } from '../parts/versionedList/VersionChip.ts';
import { DeskActions, VersionLink, WithdrawButton } from './proposal/ProposalActions.tsx';
import { ProposalChip } from './proposal/ProposalChip.ts';
import { ProposalFacts } from './proposal/ProposalFacts.tsx';
import { ProposalLines } from './proposal/ProposalLines.tsx';
import { ProposalNotices } from './proposal/ProposalNotices.tsx';
import { priceListScreens } from './screens.ts';

/** What the reader may do: an insurer's person decides, never about what they proposed; a provider's administrator withdraws. */
function useRights() {
  const session = useSession();
  const isInsurer = session?.payerId != null;
  const isDesk = session !== null && isInsurer && holdsOneOf(session, moduleAccess.empanelmentDesk);
  const isProposer = session !== null && !isInsurer && holdsOneOf(session, moduleAccess.providerProfile);
  const isAdministrator = session !== null && isInsurer && holdsOneOf(session, moduleAccess.priceLists);
  return { isInsurer, isDesk, isProposer, isAdministrator };
}

/** The version that the accepted lines became, and where it stands. */
function VersionState({ version }: { version: NonNullable<PriceProposal['version']> }) {
  const { t } = useTranslation('priceList');
  return (
    <>
      <span>{t('proposal.version', { number: String(version.number) })}</span>
      <VersionChip state={version.state} />
      {version.holdsFromAt && <span>{t('proposal.from', { day: dateText(version.holdsFromAt) })}</span>}
      {version.reason && <bdi>{version.reason}</bdi>}
    </>
  );
}

/** Prices that a provider proposes, for both sides: what changes line by line, and what was decided (REQ-NET-21). */
export function PriceProposalScreen() {
  const { t } = useTranslation('priceList');
  const { proposalId = '', payerId = '' } = useParams();
  const { isInsurer, isDesk, isProposer, isAdministrator } = useRights();
  const named = { proposalId, payerId: Number(payerId) };
  const read = useApi(priceListApi.endpoints.getPriceProposal, { query: named }, afresh);
  const { refresh } = read;
  const changed = useCallback(() => void refresh(), [refresh]);
  const mayDecide = (proposal: PriceProposal): boolean =>
    isDesk && proposal.state === 'waiting' && !proposal.made.isOwn;
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('proposal.missing'), nextStep: t('proposal.missingNext') }}
      back={{ to: pathTo(priceListScreens.proposals), text: t('proposal.back') }}
      head={(proposal) => (
        <>
          <ProposalChip state={proposal.state} size="medium" />
          {proposal.version && <VersionState version={proposal.version} />}
          {mayDecide(proposal) && <DeskActions proposal={proposal} onChanged={changed} />}
          {isProposer && proposal.state === 'waiting' && <WithdrawButton proposal={proposal} onChanged={changed} />}
          {isAdministrator && <VersionLink proposal={proposal} />}
        </>
      )}
      notices={(proposal) => <ProposalNotices proposal={proposal} isInsurer={isInsurer} />}
    >
      {(proposal) => (
        <>
          <ProposalFacts proposal={proposal} />
          <ProposalLines
            proposal={proposal}
            isDeciding={mayDecide(proposal) && !proposal.isOutdated}
            onDecided={changed}
          />
        </>
      )}
    </RecordScreen>
  );
}
