/** How often a page asks for what is on its way to the post office. */
export const sendingPauses = { firstMs: 1000, growth: 1.5, longestMs: 20_000 } as const;
