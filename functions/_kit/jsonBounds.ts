/**
 * The most that the JSON of a body may have. The largest body of the contract has some hundred values in six levels; a list of 130,000
 * values fits into the bytes of a body and would cost a tenth of a second before the contract refuses it.
 */
const most = { values: 10_000, levels: 32 } as const;

const codeOf = (character: string): number => character.charCodeAt(0);
const [quote, backslash, comma] = [codeOf('"'), codeOf('\\'), codeOf(',')];
const [openList, closeList, openObject, closeObject] = [codeOf('['), codeOf(']'), codeOf('{'), codeOf('}')];

/** Where a text ends that begins at `at`: the place of its second quotation mark, or behind the last byte. */
function endOfText(bytes: Uint8Array, at: number): number {
  let end = at + 1;
  while (end < bytes.length && bytes[end] !== quote) end += bytes[end] === backslash ? 2 : 1;
  return end;
}

/**
 * Which bound bytes of JSON exceed, before anything parses them; null when they exceed none. Looks at each byte once, right or wrong as the
 * JSON may be.
 */
export function exceededBound(bytes: Uint8Array): keyof typeof most | null {
  let values = 1;
  let levels = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) {
      values += 1;
      levels += 1;
    } else if (byte === closeList || byte === closeObject) levels -= 1;
    if (values > most.values) return 'values';
    if (levels > most.levels) return 'levels';
  }
  return null;
}
