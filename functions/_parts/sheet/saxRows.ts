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

const longestText = 32 * 1024;

function listen<Row>(parser: SaxesParser, { open, text, close }: Listener<Row>): void {
  parser.on('doctype', () => {
    // No DTD means no entities of the sender's own: nothing to expand, nothing to fetch.
    throw new JobFailure('doctype');
  });
  parser.on('error', () => {
    throw new JobFailure('notReadable');
  });
  parser.on('opentag', ({ name, attributes }) => open(name, attributes as Record<string, string>));
  const short = (content: string) => {
    if (content.length > longestText) throw new JobFailure('notReadable');
    text(content);
  };
  parser.on('text', short);
  parser.on('cdata', short);
  parser.on('closetag', ({ name }) => close(name));
}

/** Reads an XML document as it arrives and yields what its listener makes of it. */
export async function* saxRows<Row>(source: Readable, listener: Listener<Row>): AsyncGenerator<Row> {
  // Of a CommonJS package the bundled function has the default export only.
  const { SaxesParser } = (await import('saxes')).default;
  const parser = new SaxesParser();
  listen(parser, listener);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of source) {
      parser.write(decoded(decoder, chunk as Buffer));
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
