import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Connection } from '../../../shared/systemStatus/connection.ts';
import { payerPart } from '../../../shared/systemStatus/statusParts.ts';
import { listPayers } from '../../_data/payer/payer.ts';
import { listCredentials, type PayerCredential } from '../../_data/payer/payerCredential.ts';
import { env } from '../../_kit/env.ts';
import { type PartNow, partsNow } from './partsNow.ts';

type Proof = Pick<Connection, 'proof' | 'key' | 'nextKey'>;
const withoutKey = { key: null, nextKey: null } as const;

const ofPayer = (credential: PayerCredential | undefined): Proof =>
  credential
    ? { proof: 'key', key: credential.current, nextKey: credential.next }
    : { proof: 'missing', ...withoutKey };

const ofOthers = {
  portal: 'none',
  mail: 'ofTheRole',
  // Each facility signs in with its own.
  regulator: 'ofFacilities',
} as const;

/** Its answers come by way of the desks' browsers: what can be known is whether the key is there by which they are checked. */
const cardGateway = (): Connection => ({
  ...{ partId: 'cardGateway', kind: 'cardGateway', name: 'Emirates ID card gateway', nameArabic: 'بوابة بطاقة الهوية' },
  ...{ state: 'unknown', checkedAt: null, since: null, lastFault: null, failedAt: null },
  ...{ answeredAt: null, tookMs: null, canBeTested: false },
  ...{ proof: env('TOOLKIT_PUBLIC_KEY') === null ? 'missing' : 'key', ...withoutKey },
});

/** Every connection of the portal, as it is now: what `partsNow` says of each part, and by what it is proven. */
export async function connectionsNow(store: DynamoDBDocumentClient, now: Date): Promise<Connection[]> {
  const payers = await listPayers(store);
  const [{ parts }, credentials] = await Promise.all([
    partsNow(store, now, Promise.resolve(payers)),
    listCredentials(store),
  ]);
  const byCode = new Map(credentials.map((each) => [each.payerCode, each]));
  const byPart = new Map(payers.map((payer) => [payerPart(payer).partId, byCode.get(payer.payerCode)]));
  const proofOf = ({ kind, partId }: PartNow): Proof =>
    kind === 'payer' ? ofPayer(byPart.get(partId)) : { proof: ofOthers[kind], ...withoutKey };
  // The portal answers whoever asks for it.
  const shown = parts.map((part) => ({ ...part, ...proofOf(part), canBeTested: part.kind !== 'portal' }));
  return [...shown, cardGateway()];
}
