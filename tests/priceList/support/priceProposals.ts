import { putFacility } from '../../../functions/_data/facility/facility.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { handler } from '../../../functions/priceList/index.ts';
import { proposalImport } from '../../../functions/priceList/proposal/proposalImport.ts';
import { daysAfter } from '../../../shared/_field/serviceDate.ts';
import type { LineGroup, PriceProposal, ShownLine } from '../../../shared/priceList/proposal.ts';
import { priceListApi } from '../../../shared/priceList/routes.ts';
import { aPayer } from '../../formulary/support/payers.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { aFacility } from '../../support/builders.ts';
import { importsOf } from '../../support/imports.ts';
import { aLiveVersion, priceSheet, somePrices, today } from './priceLists.ts';

export const proposalCalls = priceListApi.endpoints;
export const proposalImports = importsOf('priceProposal', { priceProposal: proposalImport });

type Prices = ReturnType<typeof somePrices>;
export const soon = (): string => daysAfter(today(), 30);

/** A contracted provider with its administrator, a payer with two administrators and a reviewer, and a list of prices that is in force. */
export async function aContract(prices: Prices = somePrices(20)) {
  const payer = await aPayer();
  const facility = aFacility();
  await putFacility(wiring.store, facility);
  const admin = await signIn({ roles: ['ProviderAdmin'], facility });
  const { payerId, maker } = payer;
  const reviewer = await signIn({ roles: ['InsurerUser'], facility: null, payerId, stored: { emiratesId: null } });
  if (prices.length > 0) await aLiveVersion(maker, facility.facilityLicense, prices);
  return { ...payer, facility, license: facility.facilityLicense, admin, reviewer };
}

/** Sends a sheet of proposed prices, and lets it be checked. */
export async function sentProposal(as: SignedIn, payerId: number, prices: Prices, effectiveOn = soon()) {
  const settings = { payerId: String(payerId), effectiveOn };
  const importId = await proposalImports.sent(as, 'proposed.csv', priceSheet(prices), settings);
  return { importId, checked: await proposalImports.checked(as, importId) };
}

/** Takes in a sheet that was checked, and answers how its import has ended. */
export async function takenIn(as: SignedIn, importId: string) {
  await proposalImports.commit(as, importId);
  await proposalImports.worked(importId);
  return proposalImports.view(as, importId);
}

export const proposalOf = (as: SignedIn, payerId: number, proposalId: string) =>
  callApi(handler, proposalCalls.getPriceProposal, { as, query: { payerId, proposalId } });

/** A proposal of these prices that waits for the insurer. */
export async function aProposal(
  as: SignedIn,
  payerId: number,
  prices: Prices,
  effectiveOn?: string,
): Promise<PriceProposal> {
  const { importId } = await sentProposal(as, payerId, prices, effectiveOn);
  const ended = await takenIn(as, importId);
  const { data } = await proposalOf(as, payerId, importId);
  if (!data) throw new Error(`Not proposed: ${JSON.stringify(ended)}`);
  return data;
}

/** A page of the lines of a group. */
export async function linesIn(
  as: SignedIn,
  { payerId, proposalId }: Pick<PriceProposal, 'payerId' | 'proposalId'>,
  group: LineGroup,
  more: { readonly mostPercent?: number; readonly cursor?: string } = {},
) {
  const query = { payerId, proposalId, group, ...more };
  const { data } = await callApi(handler, proposalCalls.getPriceProposalLines, { as, query });
  if (!data) throw new Error('No lines');
  return data;
}

type Which =
  | { readonly lines: readonly Pick<ShownLine, 'code' | 'afterFils'>[] }
  | { readonly filter: { readonly group: LineGroup; readonly mostPercent: number | null; readonly count: number } };

/** Decides about lines; the proposal is the one that the person has seen. */
export const decide = (
  as: SignedIn,
  { proposalId, edition }: Pick<PriceProposal, 'proposalId' | 'edition'>,
  isAccepted: boolean,
  which: Which,
  reason = '',
) => {
  const lines = 'lines' in which && which.lines.map(({ code, afterFils }) => ({ code, afterFils }));
  const meant = lines ? { lines } : (which as Extract<Which, { filter: unknown }>);
  return callApi(handler, proposalCalls.decidePriceLines, {
    as,
    body: { proposalId, edition, isAccepted, reason, ...meant },
  });
};

export const complete = (
  as: SignedIn,
  { proposalId, edition }: Pick<PriceProposal, 'proposalId' | 'edition'>,
  reason = '',
) => callApi(handler, proposalCalls.completePriceProposal, { as, body: { proposalId, edition, reason } });

/** The same after the newest change of the proposal. */
export async function afresh(as: SignedIn, { payerId, proposalId }: Pick<PriceProposal, 'payerId' | 'proposalId'>) {
  const { data } = await proposalOf(as, payerId, proposalId);
  if (!data) throw new Error('No such proposal');
  return data;
}

/** What a provider has proposed that still waits. */
export async function ownProposals(as: SignedIn, payerId: number): Promise<PriceProposal[]> {
  const { data } = await callApi(handler, proposalCalls.getPriceProposals, { as, query: { payerId } });
  const waiting = (data?.items ?? []).filter(({ state }) => state === 'waiting');
  return Promise.all(waiting.map((row) => afresh(as, row)));
}
