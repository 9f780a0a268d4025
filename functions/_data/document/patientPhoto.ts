import { sha256 } from '../../_kit/canonicalJson.ts';
import { env } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import type { StoredEligibility } from '../eligibility/eligibility.ts';
import { documentsBucket } from './documentsBucket.ts';

/** A photograph's key is its facility and the hash of a secret: only the record of a request names it. */
const keyOf = (facilityId: OwnFacilityId, cardReadId: string): string => `photos/${facilityId}/${sha256(cardReadId)}`;

interface ReadPhoto {
  readonly facilityId: OwnFacilityId;
  /** The card reading that it comes from: the same reading gives the same photograph, also when a form is sent again. */
  readonly cardReadId: string;
  readonly photo: Uint8Array;
}

/**
 * Stores the photograph on the card that was read for a request, and returns its key for the request. Null when the
 * bucket refuses it: a missing picture must not delay the eligibility answer.
 */
export async function keepPatientPhoto({ facilityId, cardReadId, photo }: ReadPhoto): Promise<string | null> {
  const Key = keyOf(facilityId, cardReadId);
  const { client, PutObjectCommand } = await documentsBucket();
  const put = new PutObjectCommand({ Bucket: env('DOCUMENTS_BUCKET'), Key, Body: photo });
  return client.send(put).then(
    () => Key,
    () => null,
  );
}

/** The photograph of a request; null where there was no photograph, or the bucket has removed it. */
export async function findPatientPhoto({ photoKey: Key }: StoredEligibility): Promise<Uint8Array | null> {
  if (Key === null) return null;
  const { client, GetObjectCommand } = await documentsBucket();
  const found = await client.send(new GetObjectCommand({ Bucket: env('DOCUMENTS_BUCKET'), Key })).catch(() => null);
  return (await found?.Body?.transformToByteArray()) ?? null;
}
