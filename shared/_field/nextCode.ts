/** The next free code behind a letter or none: `Q3`, or `3`. */
export function nextCode(prefix: string, coded: readonly { readonly key: string }[]): string {
  const numbers = coded.map(({ key }) => (key.startsWith(prefix) ? Number(key.slice(prefix.length)) : 0));
  return `${prefix}${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}
