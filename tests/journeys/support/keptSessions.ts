import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';

/** Where sessions are kept for whoever signs in next as the same account. */
export interface KeptSessions {
  readonly read: (userName: string) => SignedInUser | null;
  readonly keep: (session: SignedInUser) => void;
}

/** Kept for this process alone. */
export function sessionsInMemory(): KeptSessions {
  const sessions = new Map<string, SignedInUser>();
  return {
    read: (userName) => sessions.get(userName) ?? null,
    keep: (session) => void sessions.set(session.userName, session),
  };
}

/** Kept as files, for all processes that use one portal after each other. */
export function sessionsIn(folder: string): KeptSessions {
  mkdirSync(folder, { recursive: true });
  const fileOf = (userName: string): string => join(folder, `${userName}.json`);
  return {
    read: (userName) => (existsSync(fileOf(userName)) ? JSON.parse(readFileSync(fileOf(userName), 'utf8')) : null),
    keep: (session) => writeFileSync(fileOf(session.userName), JSON.stringify(session)),
  };
}
