import { deliveryOf, type worker } from '../../eligibility/support/eligibility.ts';
import { aBatchLine, batchCsv } from '../../eligibilityBatch/support/batchFiles.ts';
import { passMinutes, type SignedIn, type startBackend } from '../../support/api.ts';
import { start, storedJob, upload, work } from '../../support/jobs.ts';

interface Surroundings extends Pick<Awaited<ReturnType<typeof startBackend>>, 'messages'> {
  readonly deliver: ReturnType<typeof worker>;
}

/** Asks a payer by a sheet about these Emirates IDs, and has all rows answered: how many of them ended how. */
export async function askedBySheet(
  { messages, deliver }: Surroundings,
  as: SignedIn,
  { payerId, numbers }: { readonly payerId: number; readonly numbers: readonly string[] },
): Promise<Record<string, number>> {
  const lines = numbers.map((EmiratesID) =>
    aBatchLine('', { Payer: String(payerId), EmiratesID, EmiratesIDReason: '1' }),
  );
  const uploadId = await upload(as, 'patients.csv', batchCsv(lines), 'eligibilityBatch');
  const { data } = await start(as, { kind: 'eligibilityBatch', uploadId });
  const jobId = data?.jobId ?? '';
  let sent = messages.length;
  const sleep = async (ms: number): Promise<void> => {
    passMinutes(ms / 60_000);
    const ids = messages.slice(sent).flatMap(({ body }) => JSON.parse(body).outboxId ?? []);
    sent = messages.length;
    if (ids.length > 0) await deliver(deliveryOf(...ids));
  };
  await work(jobId, { sleep });
  return (await storedJob(jobId))?.counts ?? {};
}
