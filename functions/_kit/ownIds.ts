declare const proof: unique symbol;

/** The id of a facility whose records the caller may reach: from `ctx.scope`, a stored record, or a function that checked it. */
export type OwnFacilityId = string & { readonly [proof]: 'facility' };

/**
 * The facility of a stored record, from that record, or the caller's own. It names the facility in what is written about the record;
 * it does not open the facility's other records.
 */
export type AskingFacilityId = string & { readonly [proof]: 'facility' | 'askingFacility' };

/**
 * The payer to which a record of the caller is addressed, from that record: its people may be told of it or take it over. It does
 * not open the payer's own records.
 */
export type AskedPayerId = number & { readonly [proof]: 'askedPayer' };

/** A partition key that was made of an own id, or of a record that the caller has read: what stands under it may be reached. */
export type OwnPk = string & { readonly [proof]: 'partition' };

/** The id of a payer whose records the caller may reach: from `ctx.scope`, a stored record, or a function that checked it. */
export type OwnPayerId = number & { readonly [proof]: 'payer' };

/** Whose jobs, as the key says by which they are listed: made of the caller's scope. */
export type JobOwner = string & { readonly [proof]: 'jobOwner' };

/** The lane in which the jobs of one payer run one after the other: made of the owner, or of an own payer. */
export type JobLane = string & { readonly [proof]: 'jobLane' };

/** The id of a job or of an outbox entry that a queue brought to a worker, or that a record of the caller names. */
export type OwnWorkId = string & { readonly [proof]: 'work' };

/** The key of a file in the bucket, made from the record that has the file. */
export type FileKey = string & { readonly [proof]: 'file' };

/** The id of a file that a stored record names: an upload, a draft, an attachment. */
export type OwnFileId = string & { readonly [proof]: 'fileId' };

/** The number of the health authority for which the caller works, from `ctx.party`. */
export type OwnRegulatoryId = number & { readonly [proof]: 'authority' };

/** The caller's own user id, from the session. */
export type OwnUserId = string & { readonly [proof]: 'user' };
