/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests DESKTOLD TOLD': 'deskTold',
};
