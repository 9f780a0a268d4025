import type { Claim, ClaimDialect } from '../../../shared/claim/claim.ts';
import type { ClaimElement } from '../../../shared/claim/claimElement.ts';
import type { ClaimFileEvent } from '../../_connect/claimFile/claimElements.ts';
import { claimOf, dialectOf, headerOf } from '../../_connect/claimFile/claimOf.ts';
import { BadArchive, filesAt } from '../../_connect/claimFile/filePieces.ts';
import { readClaimFile } from '../../_connect/claimFile/readClaimFile.ts';
import { mostClaims, mostUnpacked, type Unread } from '../claimUpload.ts';

/** A claim as a file has it. */
export interface FiledClaim {
  readonly kind: 'claim';
  /** Its number in the upload, from 1 on. */
  readonly place: number;
  readonly claim: Claim;
  readonly element: ClaimElement;
  /** Whether all of it was read; what is too large for that was cut. */
  readonly isWhole: boolean;
  /** Whose schema its file follows, and who sends it. */
  readonly dialect: ClaimDialect;
  readonly senderId: string | null;
}

/** Where an upload cannot be read on, and why. */
export interface Broken {
  readonly kind: 'broken';
  readonly reason: Unread['reason'] | 'tooManyClaims';
  readonly line: number | null;
}

type Head = Pick<FiledClaim, 'dialect' | 'senderId'>;

function headOf(event: ClaimFileEvent): Head | null {
  if (event.kind !== 'header') return null;
  const header = headerOf(event.element);
  const dialect = dialectOf(event.namespaces, header);
  return dialect && { dialect, senderId: header.senderId };
}

/** The claims of one file. A file that does not say first whose schema it follows is not read, as in a check. */
async function* claimsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Omit<FiledClaim, 'place'> | Broken> {
  let head: Head | null = null;
  for await (const event of readClaimFile(pieces)) {
    if (event.kind === 'unread') {
      yield { ...event, kind: 'broken' };
      return;
    }
    head ??= headOf(event);
    if (!head) {
      yield { kind: 'broken', reason: 'unknownRegulator', line: event.kind === 'end' ? null : event.element.line };
      return;
    }
    if (event.kind === 'claim') yield { ...head, ...event, claim: claimOf(event.element) };
  }
}

async function* claimsOfAll(path: string): AsyncGenerator<Omit<FiledClaim, 'place'> | Broken> {
  try {
    for await (const pieces of filesAt(path, mostUnpacked)) yield* claimsOf(pieces);
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error;
    yield { kind: 'broken', reason: 'notWellFormed', line: null };
  }
}

/** The claims of an upload, one after the other. It ends where the upload cannot be read on. */
export async function* claimsAt(path: string): AsyncGenerator<FiledClaim | Broken> {
  let place = 0;
  for await (const found of claimsOfAll(path)) {
    if (found.kind === 'broken') {
      yield found;
      return;
    }
    place += 1;
    if (place > mostClaims) {
      yield { kind: 'broken', reason: 'tooManyClaims', line: found.element.line };
      return;
    }
    yield { ...found, place };
  }
}
