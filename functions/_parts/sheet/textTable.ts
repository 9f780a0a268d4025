import { JobFailure } from '../job/jobKind.ts';

const blockBytes = 1024 * 1024;
const mostBytes = 128 * 1024 * 1024;
const mostTexts = 5_000_000;

/** The shared texts of a workbook, in blocks of bytes instead of a string each: a million members fit into some 60 MB. */
export class TextTable {
  readonly #blocks: Buffer[] = [];
  /** Where each text ends, counted over all blocks. */
  #ends = new Uint32Array(1024);
  #count = 0;
  #size = 0;

  add(text: string): void {
    const bytes = Buffer.from(text);
    if (this.#size + bytes.length > mostBytes || this.#count >= mostTexts) throw new JobFailure('tooLarge');
    let at = 0;
    while (at < bytes.length) {
      const block = Math.floor(this.#size / blockBytes);
      if (block === this.#blocks.length) this.#blocks.push(Buffer.alloc(blockBytes));
      const target = this.#blocks[block] as Buffer;
      const copied = bytes.copy(target, this.#size % blockBytes, at);
      at += copied;
      this.#size += copied;
    }
    if (this.#count === this.#ends.length) {
      const grown = new Uint32Array(this.#ends.length * 2);
      grown.set(this.#ends);
      this.#ends = grown;
    }
    this.#ends[this.#count] = this.#size;
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  get(index: number): string {
    if (!Number.isInteger(index) || index < 0 || index >= this.#count) throw new JobFailure('notReadable');
    const from = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    const to = this.#ends[index] ?? 0;
    const parts: Buffer[] = [];
    for (let at = from; at < to; ) {
      const within = at % blockBytes;
      const length = Math.min(to - at, blockBytes - within);
      const block = this.#blocks[Math.floor(at / blockBytes)];
      if (block) parts.push(block.subarray(within, within + length));
      at += length;
    }
    return Buffer.concat(parts).toString('utf8');
  }
}
