import { inflateSync } from 'node:zlib';

/** Unpacked, all that is looked through of one file. */
const mostBytes = 32 * 1024 * 1024;
/** What does something when the document is opened or clicked: a script, a program, a file within the file. */
const active = ['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/RichMedia'] as const;

const isDelimiter = (code: number | undefined): boolean =>
  code === undefined || code <= 0x20 || '()<>[]{}/%'.includes(String.fromCharCode(code));

/** Names may be written with their letters as numbers: `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function hasActiveName(text: string): boolean {
  const plain = text.includes('#') ? plainNames(text) : text;
  return active.some((name) => {
    for (let at = plain.indexOf(name); at >= 0; at = plain.indexOf(name, at + 1)) {
      if (isDelimiter(plain.charCodeAt(at + name.length))) return true;
    }
    return false;
  });
}

/** The objects of a stream; null where they are more than may be looked through. */
function unpacked(packed: Buffer, maxOutputLength: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch (error) {
    // What nobody can unpack runs nowhere.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : Buffer.alloc(0);
  }
}

interface Parts {
  /** What stands outside of all streams. */
  readonly outside: string;
  /** The packed streams of objects. */
  readonly objects: readonly Buffer[];
}

/** Takes a file apart by the words around its streams; the description of a stream stands before it. */
function partsOf(content: Buffer): Parts {
  const outside: string[] = [];
  const objects: Buffer[] = [];
  let rest = 0;
  for (let at = content.indexOf('stream'); at >= 0; at = content.indexOf('stream', rest + 1)) {
    const end = content.indexOf('endstream', at);
    if (end < 0) break;
    const before = content.subarray(rest, at).toString('latin1');
    outside.push(before);
    const from = at + (content[at + 6] === 0x0d ? 8 : 7);
    if (plainNames(before).includes('/ObjStm')) objects.push(content.subarray(from, end));
    rest = end + 'endstream'.length;
  }
  outside.push(content.subarray(rest).toString('latin1'));
  return { outside: outside.join('\n'), objects };
}

/**
 * Whether a PDF brings a script, a program or a file of its own. Its names stand outside of its streams or in packed streams of objects; the streams of its
 * pages hold no names that could act, and a word in a text does not act.
 */
export function hasPdfScript(content: Buffer): boolean {
  const { outside, objects } = partsOf(content);
  if (hasActiveName(outside)) return true;
  let left = mostBytes;
  for (const packed of objects) {
    const found = unpacked(packed, left);
    // More than anybody writes: it hides something.
    if (!found || found.length >= left || hasActiveName(found.toString('latin1'))) return true;
    left -= found.length;
  }
  return false;
}
