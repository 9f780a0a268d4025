import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SessionUser } from '../../shared/_contract/sessionUser.ts';

/** What a call did to a record, for the audit trail. Never a password, a token or a regulator credential. */
export interface AuditRecord {
  readonly at: string;
  /** The endpoint's audit action, such as `eligibility.read`. */
  readonly action: string;
  /** The user's id; null for a call without a session. */
  readonly actor: string | null;
  readonly actorFacilityId: string | null;
  readonly entity: string | null;
  readonly entityId: string | null;
  /** `success`, or the code of the error table that was answered. */
  readonly outcome: string;
  readonly requestId: string;
  readonly sourceIp: string;
  readonly userAgent: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Something that failed for a reason of ours, for the error log. */
export interface ServerError {
  readonly at: Date;
  /** The API area, or `workers`. */
  readonly area: string;
  readonly operation: string;
  readonly requestId: string;
  /** Only its name, its code and the places in our code are kept; its message may repeat what somebody typed. */
  readonly error: unknown;
  /** Whom it met, to be counted and not kept; null where nobody was signed in. */
  readonly userId: string | null;
}

/** A session as a call finds it. */
export interface LiveSession {
  readonly user: SessionUser;
  /** When it ends unless it is used before. */
  readonly idleEndsAt: Date;
}

/**
 * What the kit needs from outside: it knows no stored entity. functions/_data/wiring.ts holds the one that is deployed; a test
 * may pass another.
 */
export interface Wiring {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The live session, or null when it has ended, idled too long or passed its end. Marks it as used only where `isUse`. */
  readonly readSession: (
    session: { userId: string; sessionId: string },
    now: Date,
    isUse: boolean,
  ) => Promise<LiveSession | null>;
  /** Stores an audit record; the kit waits for it before it answers. */
  readonly writeAudit: (record: AuditRecord) => Promise<void>;
  /** Stores an error. It never throws and is done within 300 ms, whether or not the error could be stored. */
  readonly recordError: (error: ServerError) => Promise<void>;
  /** Takes one line of JSON. */
  readonly writeLog: (line: string) => void;
}
