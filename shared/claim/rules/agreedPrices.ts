import type { Claim, ClaimActivity } from '../claim.ts';
import { type AgreedPrice, type ClaimRecords, noRecords } from '../records/claimRecords.ts';
import { datedLines } from '../services.ts';
import { dirhams } from './amounts.ts';
import { withLine } from './examples.ts';
import type { RecordedClaim, RecordRule } from './rule.ts';

/** A service as price lists name it: the code with its type. */
const serviceOf = ({ code, type }: ClaimActivity): string | null =>
  code === null || type === null ? null : `${code.trim()}/${type}`.toUpperCase();

/** The services of a claim by their day, each once. */
export const pricedServices = (claim: Claim): { readonly day: string; readonly service: string }[] => {
  const all = datedLines(claim).flatMap(({ activity, day }) => {
    const service = serviceOf(activity);
    return service === null ? [] : [{ day, service }];
  });
  return [...new Map(all.map((each) => [`${each.day} ${each.service}`, each])).values()];
};

const priceOf = (prices: readonly AgreedPrice[], day: string, service: string | null): number | null =>
  prices.find((each) => each.day === day && each.service === service)?.fils ?? null;

/** What was agreed on for the quantity of a line on a day, in fils; null where nobody knows. */
export function agreedNetOf(line: ClaimActivity, day: string, prices: readonly AgreedPrice[]): number | null {
  const price = priceOf(prices, day, serviceOf(line));
  return price === null || line.quantity === null ? null : Math.round(price * line.quantity);
}

/** Whether each line has an agreed price. */
export const arePricesKnown = (claim: Claim, { prices }: ClaimRecords): boolean => {
  const dated = datedLines(claim);
  return (
    dated.length > 0 &&
    dated.length === claim.activities.length &&
    dated.every(({ activity, day }) => priceOf(prices, day, serviceOf(activity)) !== null)
  );
};

/** The lines whose net is over the agreed price by their quantity, with that sum in fils. */
export const overAgreed = (claim: Claim, { prices }: ClaimRecords) =>
  datedLines(claim).flatMap(({ activity, day }) => {
    const most = agreedNetOf(activity, day, prices);
    const { netFils, quantity } = activity;
    return most === null || netFils === null || netFils <= most ? [] : [{ activity, netFils, quantity, most }];
  });

const agreed = (claim: Claim, fils: number): RecordedClaim => ({
  claim,
  records: { ...noRecords, prices: [{ day: '2026-11-02', service: '99213/3', fils }] },
});

/** A claim beside the prices that its facility has agreed on with the payer. */
export const agreedPriceRules: readonly RecordRule[] = [
  {
    ...{ id: 'price.agreedOver', family: 'price', severity: 'warn' },
    source: { text: 'Denials PRCE-001, PRCE-002', on: '2026-11-30' },
    text: {
      en: 'The net of the line is AED {{net}}; agreed with the payer are AED {{agreed}} for {{quantity}}.',
      ar: 'صافي البند {{net}} درهم، والسعر المتفق عليه مع الجهة الدافعة {{agreed}} درهم للكمية {{quantity}}.',
    },
    fix: {
      en: 'Bill the agreed price, or correct the quantity.',
      ar: 'يرجى المطالبة بالسعر المتفق عليه أو تصحيح الكمية.',
    },
    find: (claim, records) =>
      records.prices.length === 0
        ? []
        : overAgreed(claim, records).map(({ activity, netFils, quantity, most }) => ({
            ...{ field: 'Activity.Net', activity },
            values: { net: dirhams(netFils), agreed: dirhams(most), quantity: String(quantity) },
          })),
    passes: (clean) => agreed(withLine(clean, { quantity: 2 }), 45_00),
    fails: (clean) => agreed(clean, 89_99),
  },
];
