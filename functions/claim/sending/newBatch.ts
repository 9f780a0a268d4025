import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { StoredClaim } from '../../_data/claim/claim.ts';
import { type ClaimBatch, claimBatchPut } from '../../_data/claim/claimBatch.ts';
import { newOutboxEntry, outboxPut } from '../../_data/outbox/outbox.ts';
import type { Queued } from '../../_data/outbox/outboxQueue.ts';
import type { OwnWorkId } from '../../_kit/ownIds.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const notForNames = /[^\w-]+/g;

/** Sender, receiver and day, as the facilities' own systems name their files (domain 2), and the batch, which no other file has. */
export const fileNameOf = ({
  senderId,
  receiverId,
  madeAt,
  batchId,
}: Pick<ClaimBatch, 'senderId' | 'receiverId' | 'madeAt' | 'batchId'>): string =>
  `${[senderId, receiverId, emiratesDateOf(new Date(madeAt)), batchId].map((part) => part.replace(notForNames, '')).join('_')}.xml`;

interface NewBatch {
  readonly batchId: string;
  /** The writes of the batch and of the entry that sends it. */
  readonly items: readonly TransactItem[];
  readonly queued: Queued;
}

type Of = Pick<
  ClaimBatch,
  'facilityId' | 'dialect' | 'senderId' | 'receiverId' | 'payerName' | 'payerNameArabic' | 'sentBy' | 'sentByName'
>;

/** Claims of one facility to one payer, on their way in one file. */
export function newBatch(
  { now, newId }: Pick<Wiring, 'now' | 'newId'>,
  of: Of,
  claims: readonly Pick<StoredClaim, 'claimId'>[],
): NewBatch {
  const madeAt = now().toISOString();
  const [batchId, outboxId] = [newId(), newId()];
  const claimIds = claims.map(({ claimId }) => claimId);
  const { facilityId, dialect, senderId, receiverId, payerName, payerNameArabic, sentBy, sentByName } = of;
  const batch = {
    ...{ batchId, version: 1, facilityId, dialect, senderId, receiverId, payerName, payerNameArabic },
    ...{ claimIds, madeAt, sentBy, sentByName },
    ...{ outboxId: outboxId as OwnWorkId, transmission: 'queued' as const },
  };
  const entry = newOutboxEntry(outboxId, madeAt, { kind: 'claimFile', facilityId, batchId });
  const items = [claimBatchPut({ ...batch, fileName: fileNameOf(batch) }), outboxPut(entry)];
  return { batchId, items, queued: { outboxId, kind: 'claimFile' } };
}
