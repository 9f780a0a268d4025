/** Whether an account may be used: one that was opened without proof of its facility waits for an administrator, a removed one has left. */
export const accountAccess = ['open', 'waiting', 'refused', 'removed'] as const;
export type AccountAccess = (typeof accountAccess)[number];

/** Who decides about a request for an account: an administrator of its facility, or the people who set up the portal. */
export const accountRequestDesks = ['facility', 'portal'] as const;
export type AccountRequestDesk = (typeof accountRequestDesks)[number];
