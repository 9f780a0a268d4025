/** Provider numbers count the seconds since then; the code makes each one provider's, and two in one second are told apart by it. */
const countsFrom = Date.parse('2025-01-01T00:00:00Z');

export const newProviderNumber = (now: Date): number => Math.floor((now.getTime() - countsFrom) / 1000);

/** The provider mode of a contract that works in full; 2 is that of one which is still being set up. */
export const fullMode = 1;
