/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'reference SYSTEMSTATUS PROBE': 'statusProbe',
  'reference SYSTEMSTATUS INCIDENT': 'incident',
  'reference SYSTEMSTATUSPAST': 'incident',
};
