import type { Finding } from '../../_connect/postOffice/postOffice.ts';

const longest = 500;

/** What a post office found wrong, as the request keeps it: the field and the words, not the value, which may be a patient's. */
export const reportOf = (findings: readonly Finding[]): string =>
  findings
    .filter(({ type }) => type === 'Error')
    .map(({ field, text }) => [field, text].filter(Boolean).join(': '))
    .join('; ')
    .slice(0, longest);
