import * as z from 'zod';

/** The id of a stored record: a ULID, so that ids sort by the time the record was made. */
export const recordId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);
