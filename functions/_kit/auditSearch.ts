import type { PublicContext } from './context.ts';
import { identifierHash } from './identifierHash.ts';

/** Criteria that name a patient. `text` is what was typed into a search. */
const identifiers: readonly string[] = ['patient', 'emiratesId', 'cardNumber', 'text'];

/** A page holds fewer. */
const mostShown = 100;

/** Whose records were searched, as the audit trail names it. */
interface SearchedRecord {
  readonly entity: string;
  readonly id: string;
}

interface Search {
  readonly criteria: Readonly<Record<string, unknown>>;
  /** The ids of the records that the page showed. An id that is a patient's number comes as its `identifierHash`. */
  readonly shown: readonly string[];
  /** What else the entry says. */
  readonly besides?: Readonly<Record<string, unknown>>;
}

/** Criteria as the audit trail keeps them, without what was not asked for, and the hashes of the identifiers among them. */
export async function hashedCriteria(criteria: Readonly<Record<string, unknown>>) {
  const hashes: string[] = [];
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(criteria)) {
    if (value === undefined) continue;
    const isIdentifier = identifiers.includes(name) && typeof value === 'string';
    const hash = isIdentifier ? await identifierHash(value) : null;
    if (hash) hashes.push(hash);
    kept.push([name, hash ?? value]);
  }
  return { criteria: Object.fromEntries(kept), hashes };
}

/**
 * Puts a search on record: its criteria, with identifiers hashed, and the ids that its page showed, under the record whose data were
 * searched; and an entry under `identifier` and the hash for each identifier, by which an auditor who knows the number finds all its
 * searches. The calling function needs `identifierKey` in its settings.
 *
 * @example await auditSearch(ctx, { entity: 'payer', id: String(payerId) }, { criteria: body, shown: ids });
 */
export async function auditSearch(
  { audited }: Pick<PublicContext, 'audited'>,
  record: SearchedRecord,
  { criteria: { cursor, ...named }, shown, besides }: Search,
): Promise<void> {
  const { criteria, hashes } = await hashedCriteria(named);
  audited({
    ...record,
    after: {
      ...besides,
      criteria: { ...criteria, isLaterPage: cursor !== undefined },
      shown: shown.slice(0, mostShown),
    },
  });
  for (const hash of new Set(hashes)) audited({ entity: 'identifier', id: hash });
}
