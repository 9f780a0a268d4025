import type * as z from 'zod';
import { pearl } from '../../../functions/_demo/payers.ts';
import { handler } from '../../../functions/empanelment/index.ts';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { ContractUpdate } from '../../../shared/empanelment/contract.ts';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { move } from './empanelments.ts';

const { endpoints } = empanelmentApi;

/** A day so many days after today. */
export const dayIn = (days: number, now = new Date()): string => daysAfter(emiratesDateOf(now), days);

export const anUpdate = (changes: Partial<ContractUpdate> = {}): ContractUpdate => ({
  payerId: pearl,
  effectiveOn: dayIn(0),
  services: ['outpatient'],
  ...{ monday: '09:00-17:00', tuesday: '09:00-17:00', wednesday: '09:00-17:00', thursday: '09:00-17:00' },
  ...{ friday: '', saturday: '', sunday: '' },
  ...{ approvalsName: 'Mariam Invented', approvalsEmail: 'approvals@clinic.example' },
  approvalsMobile: '+971-50-123-4567',
  ...{ claimsName: 'Sara Invented', claimsEmail: 'claims@clinic.example', claimsMobile: '+971-50-123-4568' },
  ...changes,
});

type Place = { empanelmentId?: string; version?: number; draftVersion?: number };

export const submitContract = (as: SignedIn, update: ContractUpdate, place: Place = {}) =>
  callApi(handler, endpoints.submitContract, { as, body: { ...update, ...place } });

/** What the form keeps of a change while it is typed. */
export const contractTyped = (changes: Partial<ContractUpdate> = {}) => {
  const { payerId, ...draft } = anUpdate(changes);
  return { payerId, draft };
};

type SaveDraft = z.input<(typeof endpoints.saveContractDraft)['body']>;
export const saveContractDraft = (as: SignedIn, body: SaveDraft) =>
  callApi(handler, endpoints.saveContractDraft, { as, body });

type Named = z.input<(typeof endpoints.getContract)['query']>;
export const contract = (as: SignedIn, query: Named) => callApi(handler, endpoints.getContract, { as, query });
export const printedContract = (as: SignedIn, query: Named) => callApi(handler, endpoints.printContract, { as, query });

/** A change that waits for the second person: its id. */
export async function proposedContract(admin: SignedIn, maker: SignedIn, update = anUpdate()): Promise<string> {
  const id = (await submitContract(admin, update)).data?.empanelmentId ?? '';
  await move(maker, id, 'propose', { outcome: 'approve' });
  return id;
}

/** A change that two of the insurer's people approved: its id. */
export async function approvedContract(admin: SignedIn, desk: readonly SignedIn[], update = anUpdate()) {
  const [maker, checker] = desk as [SignedIn, SignedIn];
  const id = await proposedContract(admin, maker, update);
  await move(checker, id, 'approve');
  return id;
}
