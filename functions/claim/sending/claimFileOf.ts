import { ruleFacts } from '../../../shared/claim/scrub.ts';
import { writeClaimFile } from '../../_connect/claimFile/writeClaimFile.ts';
import type { Finding, TransactionFile } from '../../_connect/postOffice/postOffice.ts';
import type { StoredClaim } from '../../_data/claim/claim.ts';
import type { ClaimBatch } from '../../_data/claim/claimBatch.ts';
import { dispositionFlag } from '../../_parts/postOffice/dispositionFlag.ts';

/**
 * The file of a batch. It is not written where a claim cannot stand in one, since a newer release knows a stricter schema: then this says
 * what the office would say.
 */
export function claimFileOf(
  { dialect, senderId, receiverId, madeAt, fileName }: ClaimBatch,
  claims: readonly StoredClaim[],
): { readonly file: TransactionFile } | { readonly findings: readonly Finding[] } {
  const header = { senderId, receiverId, transactionDate: madeAt, dispositionFlag: dispositionFlag() };
  const written = writeClaimFile({ dialect, header, claims: claims.map(({ claim }) => claim) });
  if (written.isWritten) return { file: { kind: 'claim', fileName, bytes: Buffer.from(written.xml) } };
  const findings = written.findings.map(({ rule, claim, field }) => ({
    ...{ type: 'Error' as const, field, text: ruleFacts(rule)?.text.en ?? rule },
    ...(claim !== null && { reference: claim }),
  }));
  return { findings };
}
