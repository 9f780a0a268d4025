import type { PostOffice } from './postOffice.ts';

/**
 * Looks for a file by its name among those that the facility has sent. A list without it says that it was not taken, unless the list is
 * full; no list says nothing.
 */
export const wasTakenBy =
  (search: PostOffice['search'], today: () => string): PostOffice['wasTaken'] =>
  async ({ kind, fileName }, sentOn) => {
    const listing = await search({ kind, direction: 'sent', fileName, from: sentOn, to: today() });
    if (listing.outcome !== 'listed') return 'unknown';
    if (listing.files.some((file) => file.fileName === fileName)) return 'taken';
    return listing.isFull ? 'unknown' : 'notTaken';
  };
