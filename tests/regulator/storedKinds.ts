/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests EAUTH OWNER': 'regulatedRequest',
  'requests EAUTH REPORT': 'regulatoryReport',
  'requests PHARMACY OWNER': 'regulatedRequest',
  'requests PHARMACY REPORT': 'regulatoryReport',
};
