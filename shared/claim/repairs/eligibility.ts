import type { Claim } from '../claim.ts';
import { dayOf } from '../dayOf.ts';
import { type CoverAnswer, noRecords } from '../records/claimRecords.ts';
import { coverVerdict } from '../records/coverVerdict.ts';
import { withVisit } from '../rules/examples.ts';
import type { ClaimRepair } from './claimRepair.ts';

const answered = (changes: Partial<CoverAnswer>) => ({
  ...noRecords,
  answers: [
    {
      ...({
        serviceDate: '2026-11-02',
        answeredAt: '2026-11-02T05:00:00.000Z',
        says: 'covered',
        number: 'EL-1',
      } as const),
      covers: [{ validFrom: '2026-01-01', validTo: '2026-12-31' }],
      ...changes,
    },
  ],
});
const unnumbered = (clean: Claim): Claim => withVisit(clean, { eligibilityIdPayer: null });

export const eligibilityRepairs: readonly ClaimRepair[] = [
  {
    rule: 'eligibility.reference',
    mend: (claim, { records }) => {
      const verdict = coverVerdict(claim, records);
      const number = verdict?.says === 'known' ? verdict.answer.number : null;
      if (!verdict || number === null) return null;
      return {
        ...claim,
        encounters: claim.encounters.map((each) => {
          const isAnswered =
            each.eligibilityIdPayer === null && each.start !== null && dayOf(each.start) === verdict.day;
          return isAnswered ? { ...each, eligibilityIdPayer: number } : each;
        }),
      };
    },
    mends: (clean) => ({ dialect: 'doh', records: answered({}), wrong: unnumbered(clean), mended: clean }),
    leaves: (clean) => ({
      ...{ dialect: 'doh', records: answered({ says: 'notCovered', covers: [] }), wrong: unnumbered(clean) },
    }),
  },
];
