import type { Readable } from 'node:stream';
import type { SaxesParser } from 'saxes';
import { JobFailure } from '../job/jobKind.ts';

/** Listens to a document and hands over what it has understood so far. */
export interface Listener<Row> {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  readonly take: () => Row[];
}

/** What a cell may hold at most. */
export const longestText = 32 * 1024;

/** A document in which nothing begins or ends for so long is none of ours: the parser would keep all of it. */
const longestPiece = 1024 * 1024;

/** Answers how many tags and texts there have been. */
function listen<Row>(parser: SaxesParser, { open, text, close }: Listener<Row>): () => number {
  parser.on('doctype', () => {
    // No DTD means no entities of the sender's own: nothing to expand, nothing to fetch.
    throw new JobFailure('doctype');
  });
  parser.on('error', () => {
    throw new JobFailure('notReadable');
  });
  // Comments and sections divide the text of an element: its pieces are bounded together.
  let length = 0;
  let heard = 0;
  parser.on('opentag', ({ name, attributes }) => {
    length = 0;
    heard += 1;
    open(name, attributes as Record<string, string>);
  });
  const short = (content: string) => {
    length += content.length;
    heard += 1;
    if (length > longestText) throw new JobFailure('notReadable');
    text(content);
  };
  parser.on('text', short);
  parser.on('cdata', short);
  parser.on('closetag', ({ name }) => {
    length = 0;
    heard += 1;
    close(name);
  });
  return () => heard;
}

/** Reads an XML document as it arrives and yields what its listener makes of it. */
export async function* saxRows<Row>(source: Readable, listener: Listener<Row>): AsyncGenerator<Row> {
  // The bundle of a function sees only the default export of a CommonJS package.
  const { SaxesParser } = (await import('saxes')).default;
  const parser = new SaxesParser();
  const heard = listen(parser, listener);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    let quietBytes = 0;
    for await (const chunk of source) {
      const before = heard();
      parser.write(decoded(decoder, chunk as Buffer));
      quietBytes = heard() === before ? quietBytes + (chunk as Buffer).length : 0;
      if (quietBytes > longestPiece) throw new JobFailure('notReadable');
      yield* listener.take();
    }
    parser.close();
    yield* listener.take();
  } finally {
    source.destroy();
  }
}

function decoded(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new JobFailure('notReadable');
  }
}
