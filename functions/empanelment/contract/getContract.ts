import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { empanelmentApi, ShownContract } from '../../../shared/empanelment/routes.ts';
import { findChangeDraft } from '../../_data/empanelment/changeDraft.ts';
import { empanelments, findOpenEmpanelment, type StoredEmpanelment } from '../../_data/empanelment/empanelment.ts';
import { contractOn } from '../../_data/providerContract/contractOn.ts';
import {
  type ContractKey,
  listTerms,
  newestTerms,
  type StoredTerms,
} from '../../_data/providerContract/providerContract.ts';
import type { HeldVersion } from '../../_data/versionedList/listPointer.ts';
import { findVersion } from '../../_data/versionedList/listVersion.ts';
import { isAllowed } from '../../_kit/authenticate.ts';
import type { Operation, SessionContext } from '../../_kit/context.ts';
import { ownDraftOf, shownDraft } from '../changeDrafts.ts';
import { mayAsk } from '../checkKind.ts';
import { knownFactsOf } from '../knownFacts.ts';
import { remarksOf } from '../remarksOf.ts';
import { type ContractFound, contractOfCall } from './contractOfCall.ts';
import { termsOf } from './termsWrites.ts';

/** So many changes of the terms are listed. */
const mostChanges = 50;

const inForce = (terms: StoredTerms) => {
  const { number, effectiveOn, approvedAt, approvedByName, empanelmentNumber } = terms;
  return { ...termsOf(terms), number, effectiveOn, approvedAt, approvedByName, empanelmentNumber };
};

/** Which price list it is: its number, its length, and the hash of the sheet that it was made of. */
async function pricesOf({ store }: SessionContext, held: HeldVersion | null): Promise<ShownContract['prices']> {
  const version = held && (await findVersion(store, held));
  return version && { number: version.number, lines: version.rows, fromAt: held.fromAt, fileHash: version.fileHash };
}

/** The change that came back, if it is for this insurer; else the newest terms, for a day that is still to be chosen. */
function beginsOf(open: StoredEmpanelment | null, newest: StoredTerms | null, { payerId }: ContractKey) {
  const isBack = open?.state === 'returned' && Number(open.payerId) === Number(payerId);
  const asked = isBack ? open.revisions.at(-1)?.terms : null;
  if (asked) return { ...termsOf(asked), effectiveOn: asked.effectiveOn };
  return newest && { ...termsOf(newest), effectiveOn: null };
}

/** What the provider's own people may do with the contract. */
async function ownPart(ctx: SessionContext, { facility, of }: ContractFound): Promise<ShownContract['own']> {
  const { scope, store, user } = ctx;
  if (scope.kind !== 'facility') return null;
  const openId = await findOpenEmpanelment(store, scope.facilityId, 'updateContract');
  const mayChange = isAllowed(user, moduleAccess.providerProfile) && mayAsk(facility, 'updateContract');
  const [open, newest, draft] = await Promise.all([
    openId === null ? null : empanelments.find(store, scope, openId),
    newestTerms(store, of),
    mayChange ? findChangeDraft(store, ownDraftOf(ctx, of.payerId), ctx.now()) : null,
  ]);
  return {
    mayChange,
    open: open && {
      empanelmentId: open.empanelmentId,
      version: open.version,
      state: open.state,
      payerId: open.payerId,
    },
    begins: beginsOf(open, newest, of),
    remarks: remarksOf(open),
    draft: shownDraft(draft, 'contract'),
  };
}

const changeOf = ({ number, effectiveOn, approvedAt, empanelmentNumber }: StoredTerms) => ({
  ...{ number, effectiveOn, approvedAt, empanelmentNumber },
});

/** A contract as it holds on a day: the record that the screen and the paper show. */
export async function contractAsOf(
  ctx: SessionContext,
  { of, facility, payer }: ContractFound,
  on: string,
): Promise<Omit<ShownContract, 'own'>> {
  const [held, changes] = await Promise.all([contractOn(ctx.store, of, on), listTerms(ctx.store, of, mostChanges)]);
  const { facilityName, facilityNameArabic, providerCode, providerMode, providerStatus } = facility;
  const { payerName, payerNameArabic } = payer;
  return {
    ...{ on, facilityName, facilityNameArabic, payerName, payerNameArabic },
    ...{ providerCode, providerMode, providerStatus },
    facts: knownFactsOf(facility),
    terms: held.terms && inForce(held.terms),
    prices: await pricesOf(ctx, held.prices),
    changes: changes.map(changeOf),
  };
}

/** The contract of the caller's facility, or of a provider with the caller's payer, as of any day (REQ-NET-21). */
export const getContract: Operation<typeof empanelmentApi.endpoints.getContract> = async ({ query }, ctx) => {
  const { on = emiratesDateOf(ctx.now()), ...named } = query;
  const found = await contractOfCall(ctx, named);
  const [shown, own] = await Promise.all([contractAsOf(ctx, found, on), ownPart(ctx, found)]);
  return { ...shown, own };
};
