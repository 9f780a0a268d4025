import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { PostFile } from './postFile.ts';

type Entry =
  | { readonly put: Omit<PostFile, 'bytes' | 'at'> & { bytes: string; at: string } }
  | { readonly downloaded: string };

const lineOf = ({ bytes, at, ...file }: PostFile): string =>
  `${JSON.stringify({ put: { ...file, bytes: bytes.toString('base64'), at: at.toISOString() } } satisfies Entry)}\n`;

function entryOf(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    // The last line of a process that was killed while writing: its call was never answered.
    return null;
  }
}

/** Keeps a post office in a file of lines: what it has taken is there before it says so, so that kill -9 loses nothing. */
export class PostBoxJournal {
  readonly #path: string;
  #file: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** The files that were there when the last process ended; null for a new post office. */
  load(): PostFile[] | null {
    mkdirSync(dirname(this.#path), { recursive: true });
    if (!existsSync(this.#path)) {
      this.#file = openSync(this.#path, 'a', 0o600);
      return null;
    }
    const files = new Map<string, PostFile>();
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) {
      const entry = line ? entryOf(line) : null;
      if (entry && 'put' in entry) {
        const { bytes, at, ...file } = entry.put;
        files.set(file.id, { ...file, bytes: Buffer.from(bytes, 'base64'), at: new Date(at) });
      }
      const known = entry && 'downloaded' in entry ? files.get(entry.downloaded) : undefined;
      if (known) known.isDownloaded = true;
    }
    this.#write([...files.values()]);
    return [...files.values()];
  }

  /** Begins the file anew with what is left. */
  #write(files: readonly PostFile[]): void {
    const draft = `${this.#path}.new`;
    rmSync(draft, { force: true });
    const written = openSync(draft, 'a', 0o600);
    for (const file of files) writeFileSync(written, lineOf(file));
    renameSync(draft, this.#path);
    this.#file = written;
  }

  put(file: PostFile): void {
    this.#append(lineOf(file));
  }

  markDownloaded(id: string): void {
    this.#append(`${JSON.stringify({ downloaded: id } satisfies Entry)}\n`);
  }

  #append(line: string): void {
    if (this.#file !== undefined) writeSync(this.#file, line);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
