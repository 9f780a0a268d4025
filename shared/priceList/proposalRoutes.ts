import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { lineFilter, lineGroups, mostLinesAtOnce, priceProposal, proposalRow, shownLine } from './proposal.ts';

/** Of an insurer's people their own one is meant; a provider's people name the insurer. */
const payerId = z.coerce.number().int().positive().max(999_999).optional();
const named = { payerId, proposalId: recordId };
const reason = z.string().trim().max(500).default('');
const requirements = ['REQ-NET-21'] as const;
const desk = moduleAccess.empanelmentDesk;
const proposers = moduleAccess.providerProfile;
const bothSides = moduleAccess.priceProposals;
const seen = { proposalId: recordId, edition: z.int().positive() };

/** The calls about prices that providers propose (ADR 0140). */
export const proposalEndpoints = {
  getPriceProposals: endpoint({
    method: 'GET',
    path: '/api/pricelist/getproposals',
    summary:
      'The prices that the own facility has proposed to an insurer, or those that were proposed to the own insurer, the newest first',
    access: bothSides,
    query: z.strictObject({
      payerId,
      /** Of an insurer's people: only what waits for a decision. */
      view: z.enum(['waiting', 'all']).default('waiting'),
      ...pageFields,
    }),
    answer: pageOf(proposalRow),
    requirements,
  }),
  getPriceProposal: endpoint({
    method: 'GET',
    path: '/api/pricelist/getproposal',
    summary: 'One proposal with what it changes as a whole, and where it stands',
    access: bothSides,
    query: z.strictObject(named),
    answer: priceProposal,
    requirements,
  }),
  getPriceProposalLines: endpoint({
    method: 'GET',
    path: '/api/pricelist/getproposallines',
    summary: 'The lines that a proposal changes in one way, the largest effect first, with what was decided about each',
    access: bothSides,
    query: z.strictObject({
      ...named,
      group: z.enum(lineGroups),
      mostPercent: z.coerce.number().positive().max(100_000).optional(),
      ...pageFields,
    }),
    answer: pageOf(shownLine),
    requirements,
  }),
  decidePriceLines: endpoint({
    method: 'POST',
    path: '/api/pricelist/decidelines',
    summary:
      'Accept or refuse lines of a proposal: those that were listed, each with the price that was shown, or a group with the count that was shown',
    access: desk,
    body: z.strictObject({
      ...seen,
      isAccepted: z.boolean(),
      reason,
      lines: z
        .array(z.strictObject({ code: z.string().max(60), afterFils: z.int().nullable() }))
        .min(1)
        .max(mostLinesAtOnce)
        .optional(),
      filter: lineFilter.extend({ count: z.int().positive() }).optional(),
    }),
    answer: priceProposal,
    audit: 'priceProposal.decideLines',
    requirements,
  }),
  completePriceProposal: endpoint({
    method: 'POST',
    path: '/api/pricelist/completeproposal',
    summary:
      'End a proposal of which every line is decided: what was accepted becomes a version of the price list, which a second person approves beyond the guard rails',
    access: desk,
    body: z.strictObject({ ...seen, reason }),
    answer: priceProposal,
    audit: 'priceProposal.complete',
    requirements,
  }),
  comparePriceProposal: endpoint({
    method: 'POST',
    path: '/api/pricelist/compareproposal',
    summary: 'Compare a proposal again after the price list has changed; its lines are decided anew',
    access: desk,
    body: z.strictObject(seen),
    answer: priceProposal,
    audit: 'priceProposal.compare',
    requirements,
  }),
  withdrawPriceProposal: endpoint({
    method: 'POST',
    path: '/api/pricelist/withdrawproposal',
    summary: 'Withdraw a proposal that is not decided yet',
    access: proposers,
    body: z.strictObject({ ...seen, payerId: z.int().positive().max(999_999) }),
    answer: priceProposal,
    audit: 'priceProposal.withdraw',
    requirements,
  }),
};
