import * as z from 'zod';
import { listPayers } from '../../_data/payer/payer.ts';
import {
  addPayer,
  changePayerFacts,
  factsOf,
  isSamePayer,
  type PayerFacts,
  payerFacts,
} from '../../_data/payer/payerFacts.ts';
import type { WorkerContext } from '../../_kit/workerHandler.ts';
import { refuse, writeOperatorAudit } from './operator.ts';

const mostPayers = 500;

/** What names one payer and no other. */
const own = ['payerId', 'payerCode'] as const;

/** The payers of a portal, as an operator knows them. */
export const payerList = z
  .array(payerFacts)
  .min(1)
  .max(mostPayers)
  .check(({ value, issues }) => {
    for (const field of own) {
      const seen = value.map((each) => each[field]);
      const at = seen.findIndex((each, index) => seen.indexOf(each) !== index);
      if (at < 0) continue;
      issues.push({ code: 'custom', input: value, path: [at, field], message: `${seen[at]} is in the list twice` });
    }
  });

/** A code that another payer has, which the list does not change; undefined where there is no such code. */
function takenCode(stored: readonly PayerFacts[], wanted: readonly PayerFacts[]): string | undefined {
  const changing = new Set(wanted.map(({ payerId }) => payerId));
  const kept = new Set(stored.filter(({ payerId }) => !changing.has(payerId)).map(({ payerCode }) => payerCode));
  return wanted.find(({ payerCode }) => kept.has(payerCode))?.payerCode;
}

/**
 * Brings the payers of a list into the portal: adds new ones, changes what is said of others, and leaves those that are not in the list,
 * as all settings. Sent again, it goes on from what is there.
 */
export async function loadPayers(ctx: WorkerContext, wanted: readonly PayerFacts[]) {
  const stored = await listPayers(ctx.store);
  const taken = takenCode(stored, wanted);
  if (taken !== undefined) return refuse(`Another payer of the portal has the code ${taken}.`);
  const known = new Map(stored.map((each) => [each.payerId, each]));
  const counts = { added: 0, changed: 0, same: 0 };
  for (const payer of wanted) {
    const before = known.get(payer.payerId);
    if (before && isSamePayer(before, payer)) {
      counts.same += 1;
      continue;
    }
    const isStored = await (before ? changePayerFacts(ctx.store, before, payer) : addPayer(ctx.store, payer));
    if (!isStored) return refuse(`Payer ${payer.payerId} was changed meanwhile. Send the list again.`);
    counts[before ? 'changed' : 'added'] += 1;
    await writeOperatorAudit(ctx, {
      action: 'operator.loadPayer',
      entity: 'payer',
      entityId: String(payer.payerId),
      ...(before && { before: factsOf(before) }),
      after: payer,
    });
  }
  return { outcome: 'loaded', ...counts } as const;
}
