const blanks = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const delimiters = new Set(Buffer.from('()<>[]{}/%'));
const isRegular = (code: number | undefined): boolean =>
  code !== undefined && !blanks.has(code) && !delimiters.has(code);

/** Names may be written with their letters as numbers: `/J#61vaScript` is `/JavaScript`. */
export const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * The words of a PDF from a place on, as its readers take them (ISO 32000-1, 7.2 and 7.3): names with their stroke and plain letters, the signs
 * `<<`, `>>`, `[`, `]`, and all else as it stands. A text is one word, `()`, whatever it says; comments are no words.
 */
export class PdfWords {
  readonly #content: Buffer;
  #at: number;

  constructor(content: Buffer, at: number) {
    this.#content = content;
    this.#at = at;
  }

  /** Where the next word is looked for. */
  get at(): number {
    return this.#at;
  }

  /** The next word, or null at the end of the file. */
  next(): string | null {
    this.#passBlanks();
    const from = this.#at;
    const sign = this.#content[from];
    if (sign === undefined) return null;
    if (sign === 0x28) return this.#text();
    if (sign === 0x3c && this.#content[from + 1] !== 0x3c) return this.#hexText();
    this.#at += 1;
    if (sign === 0x2f || isRegular(sign)) return this.#rest(from);
    const isDouble = (sign === 0x3c || sign === 0x3e) && this.#content[this.#at] === sign;
    if (isDouble) this.#at += 1;
    return this.#content.toString('latin1', from, this.#at);
  }

  #rest(from: number): string {
    while (isRegular(this.#content[this.#at])) this.#at += 1;
    const word = this.#content.toString('latin1', from, this.#at);
    return word.startsWith('/') ? plainNames(word) : word;
  }

  #passBlanks(): void {
    for (let code = this.#content[this.#at]; code !== undefined; code = this.#content[this.#at]) {
      if (code === 0x25) this.#passLine();
      else if (!blanks.has(code)) return;
      this.#at += 1;
    }
  }

  #passLine(): void {
    for (let code = this.#content[this.#at]; code !== undefined; code = this.#content[this.#at]) {
      if (code === 0x0a || code === 0x0d) return;
      this.#at += 1;
    }
  }

  #text(): string {
    let depth = 0;
    do {
      const code = this.#content[this.#at];
      if (code === undefined) break;
      if (code === 0x5c) this.#at += 1;
      if (code === 0x28) depth += 1;
      if (code === 0x29) depth -= 1;
      this.#at += 1;
    } while (depth > 0);
    return '()';
  }

  #hexText(): string {
    const end = this.#content.indexOf('>', this.#at);
    this.#at = end < 0 ? this.#content.length : end + 1;
    return '()';
  }
}
