/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests QUERYABOUT QUERY': 'queryAbout',
  'requests QUERY EVENT': 'queryEvent',
  'requests QUERY MESSAGE': 'message',
  'requests QUERY READ': 'readMark',
  'requests QUERY QUERY': 'query',
  'requests QUERY ATTACHMENT': 'attachment',
};
