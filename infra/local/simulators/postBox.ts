import { randomUUID } from 'node:crypto';
import type { RegulatorAccount } from '../demo/regulatorAccounts.ts';

/** The kinds of transactions, by the numbers that searches name. */
export const transactionKinds = {
  'Claim.Submission': 2,
  'Person.Register': 4,
  'Remittance.Advice': 8,
  'Prior.Request': 16,
  'Prior.Authorization': 32,
} as const;

/** A file that a post office holds. */
export interface PostFile {
  readonly id: string;
  readonly name: string;
  readonly sender: string;
  readonly receiver: string;
  /** One of `transactionKinds`. */
  readonly kind: number;
  readonly recordCount: number;
  readonly bytes: Buffer;
  readonly at: Date;
  isDownloaded: boolean;
  /** The type and the ID of the request that it holds; nothing for other files. */
  readonly request?: string;
}

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

/** The files of a post office, in memory: the oldest go when there are too many, those first that were downloaded. */
export class PostBox {
  readonly #files = new Map<string, PostFile>();
  readonly #now: () => Date;
  readonly #licenses: ReadonlySet<string>;
  #bytes = 0;

  constructor(accounts: readonly RegulatorAccount[], now: () => Date = () => new Date()) {
    this.#now = now;
    this.#licenses = new Set(accounts.map(({ facilityLicense }) => facilityLicense));
    for (const account of accounts) for (let at = 0; at < account.waiting; at += 1) this.#addWaiting(account, at);
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

  add(file: NewFile): PostFile {
    const stored = { ...file, id: file.id ?? randomUUID(), at: this.#now(), isDownloaded: false };
    this.#files.set(stored.id, stored);
    this.#bytes += stored.bytes.length;
    while (this.#files.size > most.files || (this.#bytes > most.bytes && this.#files.size > 1)) this.#dropOne();
    return stored;
  }

  #dropOne(): void {
    const files = [...this.#files.values()];
    const oldest = files.find(({ isDownloaded }) => isDownloaded) ?? files[0];
    if (!oldest) return;
    this.#files.delete(oldest.id);
    this.#bytes -= oldest.bytes.length;
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
    return this.all().filter(
      (file) =>
        file.receiver === receiver && !file.isDownloaded && kinds.includes(file.kind) && file.at.getTime() >= since,
    );
  }

  /** Whether a sender has sent a request of this type under this number. */
  isSent(sender: string, request: string): boolean {
    return this.all().some((file) => file.sender === sender && file.request === request);
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
