import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { fingerprint } from '../../../shared/claim/fingerprint.ts';
import { type TakeOverProblem, takeOverCode } from '../../../shared/claim/takeOverWords.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import type { StoredClaim } from '../../_data/claim/claim.ts';
import type { Facility } from '../../_data/facility/facility.ts';
import { isOthers } from '../claimFacts.ts';
import { placeOf, short } from '../claimUpload.ts';
import { withinBounds } from './brokenBounds.ts';
import type { FiledClaim } from './claimsAt.ts';
import { otherwiseWritten } from './otherwiseWritten.ts';

/** A claim that can become a draft, and what is said of it; without a claim it is refused. */
export interface Sorted {
  readonly place: number;
  readonly claim: StoredClaim['claim'] | null;
  readonly problems: readonly JobProblem[];
}

interface Place {
  readonly field?: string;
  readonly line?: string | null;
  /** What stands there. */
  readonly value?: string | null;
}

/** A problem of a claim of the file. */
export const problemIn = (
  { place, claim }: { readonly place: number; readonly claim: { readonly id: string | null } },
  problem: TakeOverProblem,
  { field = 'ID', line = null, value = null }: Place = {},
): JobProblem => ({
  ...{ row: place, column: short(field), code: takeOverCode(problem), value: value && short(value) },
  ...placeOf(claim.id, line),
});

/** A claim may have thousands of values. */
const mostRemarks = 20;

/** What is not in the draft as it is in the file. */
function remarksOn(filed: FiledClaim): JobProblem[] {
  const fields = otherwiseWritten(filed, filed.claim).slice(0, mostRemarks);
  const remarks = fields.map(({ field, activity }) => problemIn(filed, 'notAsWritten', { field, line: activity }));
  const hasFile = filed.claim.resubmission?.hasAttachment === true;
  return hasFile ? [...remarks, problemIn(filed, 'attachment', { field: 'Resubmission.Attachment' })] : remarks;
}

/** Whether a claim is another's. One that names no provider is the sender's. */
const isAnothers = (facility: Facility, { claim, senderId }: FiledClaim): boolean =>
  isOthers(facility, claim.providerId?.trim() ? claim.providerId : senderId);

/** Says of each claim of a file, one after the other, whether it can become a draft of this facility. */
export function claimSorter({ facility, dialect }: { readonly facility: Facility; readonly dialect: ClaimDialect }) {
  // A file may have hundreds of thousands of numbers.
  const numbers = new Set<number>();
  const isSecond = (id: string | null): boolean => {
    const number = id?.trim().toUpperCase();
    if (!number) return false;
    const print = fingerprint([number]);
    const isThere = numbers.has(print);
    numbers.add(print);
    return isThere;
  };
  return (filed: FiledClaim): Sorted => {
    const { place, claim } = filed;
    const refused = (...problems: JobProblem[]): Sorted => ({ place, claim: null, problems });
    if (filed.dialect !== dialect) return refused(problemIn(filed, 'otherRegulator', { field: 'Header' }));
    if (isAnothers(facility, filed)) return refused(problemIn(filed, 'otherProvider', { field: 'ProviderID' }));
    if (!filed.isWhole) return refused(problemIn(filed, 'tooLarge', { field: 'Claim' }));
    const bounded = withinBounds(claim);
    if ('broken' in bounded)
      return refused(...bounded.broken.map(({ problem, ...at }) => problemIn(filed, problem, at)));
    if (isSecond(claim.id)) return refused(problemIn(filed, 'twice'));
    return { place, claim: bounded.claim, problems: remarksOn(filed) };
  };
}
