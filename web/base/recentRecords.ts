import { useEffect } from 'react';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { useSession } from './session.ts';
import { readSession } from './sessionState.ts';

const storageKey = 'recentRecords';
const mostKept = 5;

/**
 * A record that was opened in this tab, for the command palette. It does not name the patient, because the next user of the computer
 * can read the tab's storage: the end of the identifier, the payer and the time are enough to recognise a request.
 */
export interface RecentRecord {
  readonly kind: 'eligibility';
  readonly id: string;
  /** The last four characters of the identifier that was sent, as lists show it. */
  readonly ending: string;
  readonly payerName: string;
  readonly payerNameArabic: string;
  /** ISO instant. */
  readonly openedAt: string;
}

interface Kept {
  /** Hides records that another user, or the same user for another facility, opened in this tab. */
  readonly owner: string;
  readonly records: readonly RecentRecord[];
}

const ownerOf = ({ userId, facilityId, payerId }: SignedInUser): string =>
  JSON.stringify([userId, facilityId, payerId]);

/** The user's last opened records, the newest first. Signing out and switching the facility empty them. */
export function recentRecords(user: SignedInUser): readonly RecentRecord[] {
  const kept = readSession<Kept>(storageKey);
  return kept?.owner === ownerOf(user) && Array.isArray(kept.records) ? kept.records : [];
}

/** Notes that the record is open; null while it is not there yet. */
export function useRecentRecord(record: Omit<RecentRecord, 'openedAt'> | null): void {
  const user = useSession();
  const id = record?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record counts once for each opening, not for each refresh of it.
  useEffect(() => {
    if (!user || !record) return;
    const others = recentRecords(user).filter((each) => each.id !== id);
    const records = [{ ...record, openedAt: new Date().toISOString() }, ...others].slice(0, mostKept);
    sessionStorage.setItem(storageKey, JSON.stringify({ owner: ownerOf(user), records } satisfies Kept));
  }, [id]);
}
