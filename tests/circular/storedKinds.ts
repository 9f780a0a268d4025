/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests CIRCULAR RECORD': 'circular',
  'requests CIRCULAR READ#FACILITY': 'circularReceipt',
  'requests CIRCULAR READ#PAYER': 'circularReceipt',
  'requests CIRCULAR ATTACHMENT': 'attachment',
  'requests CIRCULARS#BY': 'circularEntry',
  'requests CIRCULARS#BY#PORTAL': 'circularEntry',
  'requests CIRCULARS#FOR#PROVIDERS ALL': 'circularEntry',
  'requests CIRCULARS#FOR#PROVIDERS MUST': 'circularEntry',
  'requests CIRCULARS#FOR#FACILITY ALL': 'circularEntry',
  'requests CIRCULARS#FOR#FACILITY MUST': 'circularEntry',
  'requests CIRCULARS#FOR#PAYERS ALL': 'circularEntry',
  'requests CIRCULARS#FOR#PAYERS MUST': 'circularEntry',
  'requests CIRCULARNOTICES': 'circularNotice',
};
