/** Where the promotional block leads. The specification gives no addresses: a deployment sets them here. */
export const exchangeLinks = [
  { key: 'abuDhabi', href: 'https://malaffi.ae/' },
  { key: 'dubai', href: 'https://nabidh.ae/' },
] as const;
