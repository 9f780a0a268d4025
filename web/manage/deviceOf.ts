const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (text: string, table: readonly (readonly [string, string])[]): string | null =>
  table.find(([mark]) => text.includes(mark))?.[1] ?? null;

/** Browser and system of a user agent, as far as the common ones go: enough to recognise one's own devices. */
export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: firstIn(userAgent, browsers),
  system: firstIn(userAgent, systems),
});
