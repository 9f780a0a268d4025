/** A sheet as lines of a CSV. */
export const csvOf = (heads: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  [heads, ...rows]
    .map((cells) => cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell}"` : cell)).join(','))
    .join('\r\n');
