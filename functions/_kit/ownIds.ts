declare const proof: unique symbol;

/** The id of a facility whose records the caller may reach: from `ctx.scope`, a stored record, or a function that checked it. */
export type OwnFacilityId = string & { readonly [proof]: 'facility' };

/** The id of a payer whose records the caller may reach: from `ctx.scope`, a stored record, or a function that checked it. */
export type OwnPayerId = number & { readonly [proof]: 'payer' };
