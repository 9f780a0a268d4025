import { randomUUID } from 'node:crypto';
import type { RegulatorAccount } from '../../../functions/_demo/regulatorAccounts.ts';
import { PostBoxJournal } from './postBoxJournal.ts';
import type { PostFile } from './postFile.ts';

/** The kinds of transactions, by the numbers that searches name. */
export const transactionKinds = {
  'Claim.Submission': 2,
  'Person.Register': 4,
  'Remittance.Advice': 8,
  'Prior.Request': 16,
  'Prior.Authorization': 32,
} as const;

/** What `/local/post-office/.../files` shows of a file. */
export interface ShownFile {
  readonly id: string;
  readonly name: string;
  readonly sender: string;
  readonly receiver: string;
  /** From the side of the facility that has an account here. */
  readonly direction: 'sent' | 'received';
  readonly downloaded: boolean;
}

const most = { files: 20_000, bytes: 128 * 1024 * 1024 } as const;

/** Ends the id under which a list shows a file a second time (fault `twice`). */
export const secondId = '-again';

type NewFile = Omit<PostFile, 'id' | 'at' | 'isDownloaded'> & { readonly id?: string };

interface PostBoxOptions {
  readonly now?: () => Date;
  /** The file that keeps the box beyond the process; without it the box is in memory only. */
  readonly journal?: string | undefined;
}

/** The files of a post office: the oldest go when there are too many, those first that were downloaded. */
export class PostBox {
  readonly #files = new Map<string, PostFile>();
  readonly #byReceiver = new Map<string, Map<string, PostFile>>();
  readonly #requests = new Set<string>();
  readonly #now: () => Date;
  readonly #licenses: ReadonlySet<string>;
  readonly #journal: PostBoxJournal | null;
  readonly #listeners: ((file: PostFile) => void)[] = [];
  #bytes = 0;

  constructor(accounts: readonly RegulatorAccount[], { now = () => new Date(), journal }: PostBoxOptions = {}) {
    this.#now = now;
    this.#licenses = new Set(accounts.map(({ facilityLicense }) => facilityLicense));
    this.#journal = journal === undefined ? null : new PostBoxJournal(journal);
    const kept = this.#journal?.load() ?? null;
    if (kept) for (const file of kept) this.#put(file);
    else for (const account of accounts) for (let at = 0; at < account.waiting; at += 1) this.#addWaiting(account, at);
  }

  /** A remittance that waits for an account of the demonstration. */
  #addWaiting({ facilityLicense }: RegulatorAccount, at: number): void {
    const bytes = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Remittance.Advice><Header><SenderID>INS026</SenderID><ReceiverID>${facilityLicense}</ReceiverID></Header></Remittance.Advice>\n`,
    );
    this.add({
      ...{ id: `file-${facilityLicense}-${at}`, name: `RA_${at}.xml`, sender: 'INS026', receiver: facilityLicense },
      ...{ kind: transactionKinds['Remittance.Advice'], recordCount: 1, bytes },
    });
  }

  #put(file: PostFile): void {
    this.#files.set(file.id, file);
    const received = this.#byReceiver.get(file.receiver) ?? new Map<string, PostFile>();
    this.#byReceiver.set(file.receiver, received.set(file.id, file));
    if (file.request !== undefined) this.#requests.add(`${file.sender} ${file.request}`);
    for (const id of file.claims ?? []) this.#requests.add(`${file.sender} Claim ${id}`);
    this.#bytes += file.bytes.length;
    while (this.#files.size > most.files || (this.#bytes > most.bytes && this.#files.size > 1)) this.#dropOne();
  }

  /** Keeps a file, and tells who listens. When this has answered, the file outlives the process. */
  add(file: NewFile): PostFile {
    const stored = { ...file, id: file.id ?? randomUUID(), at: this.#now(), isDownloaded: false };
    this.#journal?.put(stored);
    this.#put(stored);
    for (const hear of this.#listeners) hear(stored);
    return stored;
  }

  /** Hears of every file that is added from now on. */
  listen(hear: (file: PostFile) => void): void {
    this.#listeners.push(hear);
  }

  /** The file's receiver has it. */
  markDownloaded(file: PostFile): void {
    file.isDownloaded = true;
    this.#journal?.markDownloaded(file.id);
  }

  close(): void {
    this.#journal?.close();
  }

  #dropOne(): void {
    const oldest = this.#oldest();
    if (!oldest) return;
    this.#files.delete(oldest.id);
    this.#byReceiver.get(oldest.receiver)?.delete(oldest.id);
    this.#bytes -= oldest.bytes.length;
  }

  #oldest(): PostFile | undefined {
    for (const file of this.#files.values()) if (file.isDownloaded) return file;
    return this.#files.values().next().value;
  }

  get(id: string): PostFile | undefined {
    return this.#files.get(id.endsWith(secondId) ? id.slice(0, -secondId.length) : id);
  }

  /** All files, the oldest first. */
  all(): readonly PostFile[] {
    return [...this.#files.values()];
  }

  /** What waits for a receiver, no older than `days`. */
  newFor(receiver: string, kinds: readonly number[], days: number): readonly PostFile[] {
    const since = this.#now().getTime() - days * 24 * 3600_000;
    const received = [...(this.#byReceiver.get(receiver)?.values() ?? [])];
    return received.filter(
      ({ isDownloaded, kind, at }) => !isDownloaded && kinds.includes(kind) && at.getTime() >= since,
    );
  }

  /** Whether a sender has sent a request of this type, or a claim, under this number. */
  isSent(sender: string, request: string): boolean {
    return this.#requests.has(`${sender} ${request}`);
  }

  shown(): readonly ShownFile[] {
    return this.all().map(({ id, name, sender, receiver, isDownloaded }) => ({
      ...{ id, name, sender, receiver, downloaded: isDownloaded },
      direction: this.#licenses.has(sender) ? ('sent' as const) : ('received' as const),
    }));
  }

  /** Lays bytes among a receiver's new files, whatever they hold. */
  lay(file: { sender: string; receiver: string; name: string; bytes: Buffer }): PostFile {
    return this.add({ ...file, kind: kindOf(file.bytes), recordCount: 1 });
  }
}

/** The kind of a file by the name of its root, in any encoding; an answer where none stands in it. */
function kindOf(bytes: Buffer): number {
  const text = bytes.subarray(0, 4096).toString('latin1').replaceAll('\0', '');
  const name = /(Claim\.Submission|Person\.Register|Remittance\.Advice|Prior\.Request)/.exec(text)?.[1];
  return transactionKinds[(name ?? 'Prior.Authorization') as keyof typeof transactionKinds];
}
