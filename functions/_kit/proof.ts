import * as z from 'zod';
import type {
  AskedPayerId,
  AskingFacilityId,
  FileKey,
  JobLane,
  JobOwner,
  OwnFacilityId,
  OwnFileId,
  OwnPayerId,
  OwnPk,
  OwnRegulatoryId,
  OwnUserId,
  OwnWorkId,
} from './ownIds.ts';

/*
 * The only places where an id becomes the proof that its records may be reached. .dependency-cruiser.cjs names the files that may
 * import this one: each of them has checked the id against the caller, or reads it from a stored record.
 */

/** The id of a facility that was checked against the caller. */
export const provenFacilityId = (facilityId: string): OwnFacilityId => facilityId as OwnFacilityId;

/** The id of a payer that was checked against the caller. */
export const provenPayerId = (payerId: number): OwnPayerId => payerId as OwnPayerId;

/** The health authority for which the caller works. */
export const provenRegulatoryId = (regulatoryId: number): OwnRegulatoryId => regulatoryId as OwnRegulatoryId;

/** The payer to which a new record is addressed. */
export const provenAskedPayerId = (payerId: number): AskedPayerId => payerId as AskedPayerId;

/** A partition key of an entity's own functions, made of an own id or of the record itself. */
export const provenPk = (pk: string): OwnPk => pk as OwnPk;

/** The owner of jobs, made of the caller's scope. */
export const provenJobOwner = (owner: string): JobOwner => owner as JobOwner;

/** The lane of a payer's jobs, made of their owner. */
export const provenJobLane = (lane: string): JobLane => lane as JobLane;

/** The id of a job or of an outbox entry that a record names. */
export const provenWorkId = (id: string): OwnWorkId => id as OwnWorkId;

/** The key of a file, made of the record that has it. */
export const provenFileKey = (key: string): FileKey => key as FileKey;

/** The user of the session: the caller. */
export const provenUserId = (userId: string): OwnUserId => userId as OwnUserId;

/** The facility of a stored record, for its schema: who holds the record may reach what is that facility's. */
export const storedFacilityId = z.string().transform(provenFacilityId);

/** The payer of a stored record, for its schema. */
export const storedPayerId = z.int().transform(provenPayerId);

/** The payer to which a stored record is addressed, for its schema. */
export const storedAskedPayerId = z.int().transform(provenAskedPayerId);

/** The user of a stored record, for its schema: who holds the record may reach what is that user's. */
export const storedUserId = z.string().transform(provenUserId);

/** The id of an outbox entry, for its schema. */
export const storedWorkId = z.string().transform(provenWorkId);

/** The facility of a record that its payer may read too, for its schema. */
export const storedAskingFacilityId = z.string().transform((facilityId) => facilityId as AskingFacilityId);

/** The id of a file, for the schema of the record that has it. */
export const storedFileId = z.string().transform((fileId) => fileId as OwnFileId);
