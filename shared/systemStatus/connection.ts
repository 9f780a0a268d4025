import * as z from 'zod';
import { partDetail } from './partDetail.ts';
import { partKinds } from './statusParts.ts';

/** Beside the parts that are looked at: the gateway that signs readings of Emirates ID cards, which has no address for the portal. */
export const connectionKinds = [...partKinds, 'cardGateway'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** By what the portal proves itself to the other side, or the other side to the portal. */
export const proofKinds = ['none', 'ofTheRole', 'ofFacilities', 'key', 'missing'] as const;

/** A connection as those who run the portal see it. No secret is in it: a key has an id and an age. */
export const connection = partDetail.extend({
  kind: z.enum(connectionKinds),
  /** When a look last found it well. */
  answeredAt: z.iso.datetime().nullable(),
  /** How long the last look that was answered took. */
  tookMs: z.int().nullable(),
  proof: z.enum(proofKinds),
  /** The key that signs, and since when; null where the portal has none of its own or nobody noted it. */
  key: z.strictObject({ keyId: z.string(), setAt: z.iso.datetime() }).nullable(),
  /** The key that is to follow it. */
  nextKey: z.strictObject({ keyId: z.string(), setAt: z.iso.datetime() }).nullable(),
  canBeTested: z.boolean(),
});
export type Connection = z.infer<typeof connection>;
