import * as z from 'zod';
import { isAskedByGateway } from '../../_data/payer/gatewayPayers.ts';
import { listPayers, type Payer, payer } from '../../_data/payer/payer.ts';
import { listCredentials, noteFirstKey, noteNextInUse, noteNextKey } from '../../_data/payer/payerCredential.ts';
import type { WorkerContext } from '../../_kit/workerHandler.ts';
import { refuse, writeOperatorAudit } from './operator.ts';
import { payerSecret } from './payerSecret.ts';

const leastKeyBytes = 32;

/** A key that a payer has given to the portal. */
export const newCredential = z.strictObject({
  payerCode: payer.shape.payerCode,
  keyId: z.string().regex(/^[\w.-]{1,60}$/, 'only letters, digits, dots, hyphens and underscores'),
  key: z
    .base64('The key is not in base64')
    .refine(
      (text) => Buffer.from(text, 'base64').length >= leastKeyBytes,
      `The key is shorter than ${leastKeyBytes} bytes`,
    ),
});
type NewCredential = z.output<typeof newCredential>;

export const credentialInUse = z.strictObject({ payerCode: payer.shape.payerCode });

const findAsked = async ({ store }: WorkerContext, payerCode: string): Promise<Payer | undefined> =>
  (await listPayers(store)).find((each) => isAskedByGateway(each) && each.payerCode === payerCode);

const refuseUnasked = (payerCode: string) => refuse(`No payer with the code ${payerCode} is asked by the gateway.`);

const auditOf = ({ payerId }: Payer, after: object) =>
  ({ action: 'operator.setCredential', entity: 'payer', entityId: String(payerId), after }) as const;

/**
 * Keeps the portal's key for a payer: the first one is used at once; every later one is kept beside it, and signs where the payer refuses the
 * present one. Answers, logs and the audit trail name the key's id, never the key.
 */
export async function setCredential(ctx: WorkerContext, { payerCode, keyId, key }: NewCredential) {
  const asked = await findAsked(ctx, payerCode);
  if (!asked) return refuseUnasked(payerCode);
  const secret = await payerSecret(payerCode);
  const value = JSON.stringify({ keyId, key });
  const isFirst = await secret.make(value);
  if (!isFirst) await secret.addNext(value);
  const mark = { keyId, setAt: ctx.now().toISOString() };
  // A secret whose first note was lost has one now.
  if (isFirst || !(await noteNextKey(ctx.store, payerCode, mark))) await noteFirstKey(ctx.store, payerCode, mark);
  await writeOperatorAudit(ctx, auditOf(asked, { keyId, isInUse: isFirst }));
  return { outcome: 'credentialKept', payerCode, keyId, isInUse: isFirst } as const;
}

/** The key that was to follow takes the place of the present one, which signs no more. */
export async function promoteCredential(ctx: WorkerContext, { payerCode }: z.output<typeof credentialInUse>) {
  const asked = await findAsked(ctx, payerCode);
  if (!asked) return refuseUnasked(payerCode);
  const known = (await listCredentials(ctx.store)).find((each) => each.payerCode === payerCode);
  if (!known?.next) return refuse(`No key is to follow for ${payerCode}.`);
  const secret = await payerSecret(payerCode);
  // Where an earlier call came this far and no further, the secret has no value to follow any more.
  await secret.promoteNext();
  if (!(await noteNextInUse(ctx.store, known)))
    return refuse('Somebody else set a key meanwhile. Look, and send it again.');
  const { keyId } = known.next;
  await writeOperatorAudit(ctx, auditOf(asked, { keyId, isInUse: true }));
  return { outcome: 'credentialKept', payerCode, keyId, isInUse: true } as const;
}
