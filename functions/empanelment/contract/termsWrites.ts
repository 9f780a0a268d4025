import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type KnownTerms, knownTerms } from '../../../shared/empanelment/contract.ts';
import type { StoredEmpanelment } from '../../_data/empanelment/empanelment.ts';
import type { Facility } from '../../_data/facility/facility.ts';
import {
  type ContractKey,
  newestTerms,
  type StoredTerms,
  termsPuts,
} from '../../_data/providerContract/providerContract.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { checkKind } from '../checkKind.ts';

type Caller = Pick<SessionContext, 'store' | 'now' | 'user'>;

const parseTerms = openParser(knownTerms.strip());

/** What stored or submitted terms say, without what they are kept with. */
export const termsOf = (of: KnownTerms): KnownTerms => parseTerms(of);

interface NewTerms {
  readonly terms: KnownTerms;
  /** The terms that these follow; null where they are the first. */
  readonly before: StoredTerms | null;
  readonly effectiveOn: string;
}

/** The writes of the terms that a request made. They hold on no day before their approval, and before no terms that they follow. */
function newTermsPuts(
  { now, user }: Caller,
  { empanelmentId, empanelmentNumber }: StoredEmpanelment,
  of: ContractKey,
  { terms, before, effectiveOn }: NewTerms,
): TransactItem[] {
  const days = [effectiveOn, emiratesDateOf(now()), before?.effectiveOn ?? ''];
  const value: StoredTerms = {
    ...terms,
    facilityId: of.facilityId,
    payerId: of.payerId,
    number: (before?.number ?? 0) + 1,
    effectiveOn: days.sort().at(-1) ?? effectiveOn,
    approvedAt: now().toISOString(),
    approvedByName: user.displayName,
    empanelmentId,
    empanelmentNumber,
  };
  return termsPuts(of, value, before?.number ?? null);
}

/**
 * A request to join begins the terms with the services that it named; after an earlier contract the hours and contacts of then go on. Of a branch they
 * are the branch's own.
 */
export async function firstTermsWrites(
  ctx: Caller,
  request: StoredEmpanelment,
  facilityId: string = request.facilityId,
): Promise<TransactItem[]> {
  const form = request.revisions.at(-1)?.form;
  if (!form) throw fail('notInThisStatus');
  const of = { facilityId, payerId: request.payerId };
  const before = await newestTerms(ctx.store, of);
  const terms = { ...(before && termsOf(before)), services: form.services };
  return newTermsPuts(ctx, request, of, { terms, before, effectiveOn: emiratesDateOf(ctx.now()) });
}

/** The terms of an approved change, over those that it was compared with; the contract must still go on. */
export async function changedTermsWrites(
  ctx: Caller,
  request: StoredEmpanelment,
  facility: Facility,
): Promise<TransactItem[]> {
  checkKind(facility, 'updateContract');
  const submitted = request.revisions.at(-1)?.terms;
  if (!submitted) throw fail('notInThisStatus');
  const { before: compared, effectiveOn, ...terms } = submitted;
  const before = await newestTerms(ctx.store, request);
  if ((before?.number ?? null) !== (compared?.number ?? null)) throw fail('contractChanged');
  return newTermsPuts(ctx, request, request, { terms, before, effectiveOn });
}
