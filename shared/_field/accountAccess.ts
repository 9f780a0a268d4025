/** Whether an account may be used: one that was opened without proof of its facility waits for an administrator. */
export const accountAccess = ['open', 'waiting', 'refused'] as const;

/** Who decides about a request for an account: an administrator of its facility, or the people who set up the portal. */
export const accountRequestDesks = ['facility', 'portal'] as const;
export type AccountRequestDesk = (typeof accountRequestDesks)[number];
