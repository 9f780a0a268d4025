import type { Claim, ClaimActivity } from '../claim.ts';
import { noRecords } from '../records/claimRecords.ts';
import { overAgreed } from '../rules/agreedPrices.ts';
import { withAnother, withLine } from '../rules/examples.ts';
import { sumOf, vatOfNet } from '../rules/sums.ts';
import type { ClaimRepair } from './claimRepair.ts';

const netOf = ({ activities }: Pick<Claim, 'activities'>): number => sumOf(activities, ({ netFils }) => netFils);
const vatOf = ({ activities }: Pick<Claim, 'activities'>): number => sumOf(activities, ({ vatFils }) => vatFils);

/** The claim with other lines. A sum that was right stays right. */
function withLines(claim: Claim, activities: readonly ClaimActivity[]): Claim {
  const lines = { activities };
  return {
    ...claim,
    ...lines,
    ...(claim.netFils === netOf(claim) && { netFils: netOf(lines) }),
    ...(claim.vatFils === vatOf(claim) && { vatFils: vatOf(lines) }),
  };
}

const agreed = { ...noRecords, prices: [{ day: '2026-11-02', service: '99213/3', fils: 80_00 }] };

export const amountRepairs: readonly ClaimRepair[] = [
  {
    rule: 'price.netSum',
    mend: (claim) => ({ ...claim, netFils: netOf(claim) }),
    mends: (clean) => ({ wrong: { ...clean, netFils: 89_99 }, mended: clean }),
    // With the sum as its net, the claim would have too small a gross.
    leaves: (clean) => ({ wrong: withAnother(clean, { code: '85025', netFils: 50_00 }) }),
  },
  {
    rule: 'price.vatSum',
    mend: (claim) =>
      claim.activities.some(({ vatFils }) => vatFils !== null) ? { ...claim, vatFils: vatOf(claim) } : null,
    mends: (clean) => {
      const taxed = withLine(clean, { vatFils: 4_50, vatPercent: 5 });
      return { dialect: 'doh', wrong: { ...taxed, vatFils: 4_51 }, mended: { ...taxed, vatFils: 4_50 } };
    },
    leaves: (clean) => ({ dialect: 'doh', wrong: { ...clean, vatFils: 4_50 } }),
  },
  {
    rule: 'price.vatOfLine',
    mend: (claim) =>
      withLines(
        claim,
        claim.activities.map((line) => {
          const { netFils, vatFils, vatPercent } = line;
          const isTaxed = netFils !== null && vatFils !== null && (vatPercent === 0 || vatPercent === 5);
          return isTaxed ? { ...line, vatFils: vatOfNet(netFils, vatPercent) } : line;
        }),
      ),
    mends: (clean) => ({
      dialect: 'doh',
      wrong: { ...withLine(clean, { vatFils: 5_50, vatPercent: 5 }), vatFils: 5_50 },
      mended: { ...withLine(clean, { vatFils: 4_50, vatPercent: 5 }), vatFils: 4_50 },
    }),
    leaves: (clean) => ({
      dialect: 'doh',
      wrong: { ...withLine(clean, { vatFils: 4_50, vatPercent: 15 }), vatFils: 4_50 },
    }),
  },
  {
    rule: 'price.agreedOver',
    mend: (claim, { records }) => {
      const over = new Map(overAgreed(claim, records).map(({ activity, most }) => [activity, most]));
      const lines = claim.activities.map((line) => ({ ...line, netFils: over.get(line) ?? line.netFils }));
      return claim.netFils === netOf(claim) ? withLines(claim, lines) : null;
    },
    mends: (clean) => ({
      records: agreed,
      wrong: clean,
      mended: { ...withLine(clean, { netFils: 80_00 }), netFils: 80_00 },
    }),
    // Which of its amounts is right is not known.
    leaves: (clean) => ({ records: agreed, wrong: { ...clean, netFils: 80_00 } }),
  },
];
