import type { claimApi } from '../../shared/claim/routes.ts';
import { writeClaimFile } from '../_connect/claimFile/writeClaimFile.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ownClaim } from './ownClaim.ts';

const isForNames = /[^\w.-]+/g;

/** The file of a claim that is ready. A claim that could not be written was never made ready; the rules may have changed since. */
export const getClaimFile: Operation<typeof claimApi.endpoints.getClaimFile> = async ({ query }, ctx) => {
  const { claim, claimNumber, dialect, state } = await ownClaim(ctx, query.claimId);
  if (state !== 'ready') throw fail('notInThisStatus');
  const { providerId: senderId, payerId: receiverId } = claim;
  const transactionDate = ctx.now().toISOString();
  const header = { senderId, receiverId, transactionDate, dispositionFlag: 'PRODUCTION' };
  const written = writeClaimFile({ dialect, header, claims: [claim] });
  if (!written.isWritten) throw fail('claimIsBlocked');
  return { fileName: `claim-${claimNumber.replace(isForNames, '_')}.xml`, xml: written.xml };
};
