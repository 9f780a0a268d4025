import type { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { findAskedAccount } from '../_data/empanelment/askedAccount.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { seenCase } from '../_parts/case/caseKind.ts';
import { checkDecider } from './checkDecider.ts';
import { empanelmentCase } from './empanelmentCase.ts';

/** The whole IBAN of a waiting account, for the person who may decide on it now and for nobody else; each look is on record (REQ-NET-20). */
export const showIban: Operation<typeof empanelmentApi.endpoints.showIban> = async ({ body }, ctx) => {
  const { found, side } = await seenCase(ctx, empanelmentCase, body.empanelmentId);
  if (side !== 'insurer') throw fail('notAllowed');
  if (found.state !== 'proposed') throw fail('notInThisStatus');
  await checkDecider(ctx, found);
  const account = await findAskedAccount(ctx.store, found);
  if (!account) throw fail('notInThisStatus');
  return { iban: account.iban };
};
