/** The keys that all desks have: yes, no, and on to what is decided next or back. */
export const deskKeys = { yes: 'A', no: 'D', next: 'J', before: 'K' } as const;
