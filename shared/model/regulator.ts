/** The regulators by the specification's numbers; 5 is the portal itself. */
export const regulators = { HAAD: 1, DHA: 2, International: 3, MOHAP: 4, Portal: 5 } as const;
