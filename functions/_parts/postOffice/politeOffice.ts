import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { Circuits } from '../../_connect/circuit.ts';
import type { NoAnswer, PostOffice, TransactionKind } from '../../_connect/postOffice/postOffice.ts';
import { wasTakenBy } from '../../_connect/postOffice/wasTaken.ts';
import { hasTurn } from '../../_data/rateLimit/rateLimit.ts';
import { hasSpacedTurn, type Spacing } from '../../_data/rateLimit/spacing.ts';

/*
 * What Shafafiya allows one user (its usage policies); the others publish nothing and are treated alike. Windows are so short that no hour, and no
 * day, has more than is allowed wherever it begins: seven windows of ten minutes touch an hour, two days touch 24 hours.
 */
/** New prior authorisations once in five seconds (P012), new remittances once a minute (P010). */
const listings: Readonly<Record<TransactionKind, Spacing>> = {
  authorization: { name: 'postOfficeNew', seconds: 5 },
  claim: { name: 'postOfficeNewClaims', seconds: 60 },
};
/** Ten searches an hour (P004). */
const searches = { name: 'postOfficeSearch', most: 2, seconds: 900 } as const;
/** The same file ten times a day, or the user is disabled (P013). */
const downloads = { name: 'postOfficeDownload', most: 5, seconds: 86_400 } as const;
/** 500 uploads an hour (P014). */
const uploads = { name: 'postOfficeUpload', most: 70, seconds: 600 } as const;

/** Who asks, and what all that ask share. */
export interface Manners {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly circuits: Circuits;
  /** The office, as the circuit knows it. */
  readonly system: string;
  /** The user name at the office: its rates count users, not facilities. */
  readonly username: string;
}

/**
 * A post office that is asked no more often than it allows, by all instances together, and left alone for a while when it keeps failing. What may not be
 * asked now is `unavailable` with `retryAt`; nothing was sent.
 */
export function politeOffice(office: PostOffice, { store, now, circuits, system, username }: Manners): PostOffice {
  const who = `${system} ${username.toLowerCase()}`;
  const later = (seconds: number): NoAnswer => ({
    outcome: 'unavailable',
    retryAt: new Date(now().getTime() + seconds * 1000).toISOString(),
  });
  /** Asks unless the office is left alone, and remembers how it ended. */
  const ask = async <Answer extends { readonly outcome: string }>(
    call: () => Promise<Answer>,
    turn?: () => Promise<NoAnswer | null>,
  ): Promise<Answer | NoAnswer> => {
    const askedAt = now();
    const until = circuits.openUntil(system, askedAt);
    if (until) return { outcome: 'unavailable', retryAt: until.toISOString() };
    const mustWait = await turn?.();
    if (mustWait) return mustWait;
    const answer = await call();
    circuits.note(system, askedAt, answer.outcome === 'unavailable' || answer.outcome === 'unknown');
    return answer;
  };
  const counted =
    (limit: { name: string; most: number; seconds: number }, whose = who) =>
    async (): Promise<NoAnswer | null> =>
      (await hasTurn(store, limit, whose, now())) ? null : later(limit.seconds);
  const spaced = (listing: Spacing) => async (): Promise<NoAnswer | null> =>
    (await hasSpacedTurn(store, listing, who, now())) ? null : later(listing.seconds);
  const search: PostOffice['search'] = (wanted) => ask(() => office.search(wanted), counted(searches));
  return {
    search,
    upload: async (file) => ({ findings: [], ...(await ask(() => office.upload(file), counted(uploads))) }),
    newTransactions: (kind) => ask(() => office.newTransactions(kind), spaced(listings[kind])),
    download: (file) => ask(() => office.download(file), counted(downloads, `${who} ${file.fileId}`)),
    setDownloaded: (file) => ask(() => office.setDownloaded(file)),
    wasTaken: wasTakenBy(search, () => emiratesDateOf(now())),
  };
}
