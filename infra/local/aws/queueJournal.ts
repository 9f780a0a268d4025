import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { tellFailure } from '../ownWork.ts';
import type { Message } from './message.ts';

type Entry = { readonly put: Message } | { readonly remove: string };

function parseEntry(line: string): Entry | undefined {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    // The last line of a process that was killed while writing: its call was never answered.
    return undefined;
  }
}

/** Keeps a queue in a file of lines: each change is written before the call is answered, so that kill -9 loses nothing. */
export class QueueJournal {
  readonly #path: string;
  #file: number | undefined;
  #lines = 0;
  readonly #live = new Map<string, string>();

  constructor(path: string) {
    this.#path = path;
  }

  /** The messages that were there when the last process ended. */
  load(): Message[] {
    mkdirSync(dirname(this.#path), { recursive: true });
    const messages = new Map<string, Message>();
    for (const line of existsSync(this.#path) ? readFileSync(this.#path, 'utf8').split('\n') : []) {
      const entry = line ? parseEntry(line) : undefined;
      if (entry && 'put' in entry) messages.set(entry.put.id, entry.put);
      if (entry && 'remove' in entry) messages.delete(entry.remove);
    }
    for (const message of messages.values()) this.#live.set(message.id, JSON.stringify({ put: message }));
    this.#compact();
    return [...messages.values()];
  }

  put(message: Message): void {
    const line = JSON.stringify({ put: message });
    this.#live.set(message.id, line);
    this.#append(line);
  }

  remove(id: string): void {
    this.#live.delete(id);
    this.#append(JSON.stringify({ remove: id }));
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #append(line: string): void {
    if (this.#file === undefined) return;
    writeSync(this.#file, `${line}\n`);
    this.#lines += 1;
    if (this.#lines > 1000 && this.#lines > 10 * this.#live.size) this.#compactIfPossible();
  }

  /** The change is written already: a disk without room for a second file must not fail it. */
  #compactIfPossible(): void {
    try {
      this.#compact();
    } catch (error) {
      const meaning = 'Nothing is lost: the file only grows, and it is tried again later.';
      tellFailure({ call: `Shortening ${this.#path}`, meaning }, error);
      this.#lines = 0;
    }
  }

  /** The old file stays in use until the new one is in its place. */
  #compact(): void {
    const draft = `${this.#path}.new`;
    writeFileSync(draft, [...this.#live.values()].map((line) => `${line}\n`).join(''));
    const file = openSync(draft, 'a');
    renameSync(draft, this.#path);
    this.close();
    this.#file = file;
    this.#lines = this.#live.size;
  }
}
