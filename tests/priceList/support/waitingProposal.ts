import { colleagueOf } from '../../authorization/support/authorizations.ts';
import { type Owner, payerOf } from '../../contract/owner.ts';
import { type SignedIn, signIn } from '../../support/api.ts';
import { somePrices } from './priceLists.ts';
import { aProposal, ownProposals } from './priceProposals.ts';

/** An administrator of the clinic, who proposes prices. */
export const proposerOf = ({ store, clinic }: Owner): Promise<SignedIn> =>
  colleagueOf(store, clinic, ['ProviderAdmin']);

/** One of the payer's people who is another person than the clinic's administrator. */
export const deciderOf = (owner: Owner): Promise<SignedIn> =>
  signIn({ roles: ['InsurerUser'], facility: null, payerId: payerOf(owner), stored: { emiratesId: null } });

/** What the clinic proposes to the payer: one proposal waits at a time. */
export async function aWaitingProposal(
  owner: Owner,
): Promise<{ readonly proposalId: string; readonly edition: number }> {
  const proposer = await proposerOf(owner);
  const [known] = await ownProposals(proposer, payerOf(owner));
  return known ?? aProposal(proposer, payerOf(owner), somePrices(2));
}
