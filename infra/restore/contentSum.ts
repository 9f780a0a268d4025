import { createHash } from 'node:crypto';

/** What a table or a bucket holds, in three numbers: two with the same sum hold the same. */
export interface ContentSum {
  /** Items or objects. */
  readonly count: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Sums up parts that come in any order: a scan gives items in another order than the table that was copied. */
export function contentSum() {
  const digests: string[] = [];
  let bytes = 0;
  return {
    add: (...parts: readonly (string | Uint8Array)[]): void => {
      const hash = createHash('sha256');
      for (const part of parts) {
        // The length stands before each part, so that nothing moves from one to the next unseen.
        hash.update(`${part.length}:`).update(part);
        bytes += Buffer.byteLength(part);
      }
      digests.push(hash.digest('hex'));
    },
    end: (): ContentSum => ({
      count: digests.length,
      bytes,
      sha256: createHash('sha256').update(digests.sort().join('')).digest('hex'),
    }),
  };
}
