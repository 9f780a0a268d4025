/** Where a payer is asked: `{gateway}/{payer code}/prior-request`. A code cannot reach another path. */
export const payerAddress = (baseUrl: string, payerCode: string): string =>
  `${baseUrl.replace(/\/$/, '')}/${encodeURIComponent(payerCode)}/prior-request`;
