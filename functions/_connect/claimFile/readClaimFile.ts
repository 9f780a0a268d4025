import { type ClaimFileEvent, claimReader } from './claimElements.ts';

/** The encoding that a file's first bytes or its declaration name; UTF-8 where they name none. */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] !== 0 && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] !== 0) return 'utf-16be';
  const declared = /^[\s\u00ef\u00bb\u00bf]*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.subarray(0, 200).toString('latin1'),
  )?.[1];
  // It was read byte by byte: it is no encoding of two bytes a letter, whatever it says.
  return declared && !/^(?:utf-?16|ucs-?2)/i.test(declared) ? declared : 'utf-8';
}

function decoderOf(head: Buffer): TextDecoder | null {
  try {
    return new TextDecoder(encodingOf(head), { fatal: true });
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

/** What a Claim.Submission says, as its bytes arrive. It ends after the first thing that cannot be read. */
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
    yield* reader.take(text);
    if (reader.isOver()) return;
  }
  yield* reader.end();
}
