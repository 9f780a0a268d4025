import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { priceProposalSheet } from '../../shared/priceList/priceProposalSheet.ts';
import { priceListApi } from '../../shared/priceList/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useIsSwitchedOff } from '../parts/portalSettings/useIsSwitchedOff.ts';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { proposalColumns } from './proposal/proposalColumns.tsx';
import { priceListScreens } from './screens.ts';

const { getPriceProposals } = priceListApi.endpoints;
const views = ['waiting', 'all'] as const;

interface ProposalsProps {
  /** Which list; null until the insurer is chosen. */
  query: { readonly payerId: number } | { readonly view: (typeof views)[number] } | null;
  isInsurer: boolean;
  /** Said above the list instead of what it is. */
  notice?: string | undefined;
  choices: ReactNode;
  actions?: ReactNode;
}

function nextOf(isInsurer: boolean, isChosen: boolean, isSwitchedOff: boolean) {
  if (isInsurer) return 'next.proposals';
  if (!isChosen) return 'next.payer';
  return isSwitchedOff ? 'next.proposeLater' : 'next.propose';
}

function Proposals({ query, isInsurer, notice, choices, actions }: ProposalsProps) {
  const { t, i18n } = useTranslation('priceList');
  const pages = useEndpointPages(getPriceProposals, query && { query });
  const columns = useMemo(() => proposalColumns(t, i18n.language, isInsurer), [t, i18n.language, isInsurer]);
  return (
    <ListScreen
      name="priceProposals"
      label={t('proposal.list')}
      intro={notice ?? t(isInsurer ? 'proposal.introInsurer' : 'proposal.intro')}
      views={choices}
      columns={columns}
      pages={pages}
      rowId={({ proposalId }) => proposalId}
      linkOf={({ proposalId, payerId }) => pathTo(priceListScreens.proposal, { proposalId, payerId: String(payerId) })}
      nextStep={t(nextOf(isInsurer, query !== null, notice !== undefined))}
      {...(actions !== undefined && { actions })}
    />
  );
}

/** What the reader's facility proposes to an insurer. */
function OwnProposals() {
  const { t } = useTranslation('priceList');
  const session = useSession();
  const { payerId, picker } = usePayerChoice(t('payer'));
  const isSwitchedOff = useIsSwitchedOff('priceProposals');
  const mayPropose = session !== null && holdsOneOf(session, moduleAccess.providerProfile);
  return (
    <Proposals
      query={payerId === null ? null : { payerId }}
      isInsurer={false}
      notice={mayPropose && isSwitchedOff ? t('proposal.switchedOff') : undefined}
      choices={picker}
      actions={mayPropose && payerId !== null && !isSwitchedOff && <ImportButton kind={priceProposalSheet.name} />}
    />
  );
}

/** What was proposed to the reader's insurer. */
function ProposalBoard() {
  const { t } = useTranslation('priceList');
  const [view, setView] = useSessionState<(typeof views)[number]>('priceList:proposals', 'waiting');
  const options = views.map((id) => ({ id, name: t(`proposal.view.${id}`) }));
  return (
    <Proposals
      query={{ view }}
      isInsurer
      choices={<ToggleChoice label={t('view.label')} options={options} value={view} onChange={setView} size="small" />}
    />
  );
}

/** Prices that providers propose: a facility's own to an insurer, or the board of the insurer's people (REQ-NET-12, REQ-NET-21). */
export function PriceProposalsScreen() {
  const { t } = useTranslation('priceList');
  const session = useSession();
  if (session?.payerId != null) return <ProposalBoard />;
  if (session?.facilityId != null) return <OwnProposals />;
  return (
    <ScreenBody>
      <EmptyState title={t('proposal.list')} nextStep={t('proposal.noAccess')} />
    </ScreenBody>
  );
}
