import { namedEncoding } from '../postOffice/fileTexts.ts';
import { type ClaimFileEvent, claimReader } from './claimElements.ts';

function decoderOf(head: Buffer): TextDecoder | null {
  try {
    return new TextDecoder(namedEncoding(head) ?? 'utf-8', { fatal: true });
  } catch {
    return null;
  }
}

const undecodable: ClaimFileEvent = { kind: 'unread', reason: 'unknownEncoding', line: 1 };
/** The declaration is within these bytes. */
const headBytes = 256;

/** The pieces with the first ones together: a head that is cut in two says nothing of its encoding. */
async function* withWholeHead(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (head === null) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < headBytes) continue;
    yield head;
    head = null;
  }
  if (head !== null) yield head;
}

/** The text of pieces, which a file's first bytes say how to read; null for bytes that are no text. */
function textReader() {
  let decoder: TextDecoder | null = null;
  let isBeginning = true;
  return (piece: Uint8Array): string | null => {
    decoder ??= decoderOf(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    try {
      const text = decoder?.decode(piece, { stream: true }) ?? null;
      if (!isBeginning || text === null) return text;
      // Spaces before the declaration are somebody's slip.
      const begun = text.replace(/^\s+/, '');
      isBeginning = begun === '';
      return begun;
    } catch {
      return null;
    }
  };
}

/** Reads the parts of a Claim.Submission as its bytes arrive. It stops at the first place that cannot be read. */
export async function* readClaimFile(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ClaimFileEvent> {
  // The bundle of a function sees only the default export of a CommonJS package.
  const { SaxesParser } = (await import('saxes')).default;
  const reader = claimReader(new SaxesParser());
  const textOf = textReader();
  for await (const piece of withWholeHead(pieces)) {
    const text = textOf(piece);
    if (text === null) {
      yield undecodable;
      return;
    }
    // `yield*` over a list waits three times for each of its parts.
    for (const event of reader.take(text)) yield event;
    if (reader.isOver()) return;
  }
  yield* reader.end();
}
