import * as z from 'zod';
import type { AskedPayerId, OwnFacilityId, OwnPayerId, OwnPk } from './ownIds.ts';

/*
 * The only places where an id becomes the proof that its records may be reached. .dependency-cruiser.cjs names the files that may
 * import this one: each of them has checked the id against the caller, or reads it from a stored record.
 */

/** The id of a facility that was checked against the caller. */
export const provenFacilityId = (facilityId: string): OwnFacilityId => facilityId as OwnFacilityId;

/** The id of a payer that was checked against the caller. */
export const provenPayerId = (payerId: number): OwnPayerId => payerId as OwnPayerId;

/** The payer to which a new record is addressed. */
export const provenAskedPayerId = (payerId: number): AskedPayerId => payerId as AskedPayerId;

/** A partition key of an entity's own functions, made of an own id or of the record itself. */
export const provenPk = (pk: string): OwnPk => pk as OwnPk;

/** The facility of a stored record, for its schema: who holds the record may reach what is that facility's. */
export const storedFacilityId = z.string().transform(provenFacilityId);

/** The payer of a stored record, for its schema. */
export const storedPayerId = z.int().transform(provenPayerId);

/** The payer to which a stored record is addressed, for its schema. */
export const storedAskedPayerId = z.int().transform(provenAskedPayerId);
