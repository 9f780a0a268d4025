import { type Control, get, useWatch } from 'react-hook-form';
import type { Claim, ClaimDialect } from '../../../shared/claim/claim.ts';
import { type ClaimFinding, countFindings } from '../../../shared/claim/claimFinding.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useDelayed } from '../../ui/useDelayed.ts';
import { type ClaimValues, claimOf, emptyClaim, judgedClaim, type SentClaim } from './claimValues.ts';
import { type PlacedFinding, placedFindings } from './findingPlaces.ts';

/** How long the form has to stand before it is judged. */
const pauseMs = 1000;

export interface CheckedClaim {
  readonly dialect: ClaimDialect;
  /** The claim that the form began with. */
  readonly before: Claim;
  readonly licence: string | null;
  /** What the rules say of the loaded claim; null for a new one. */
  readonly found: readonly ClaimFinding[] | null;
}

const isFilled = (value: unknown): boolean => value !== null && value !== '' && value !== undefined;

/** Whether a person has come to this place of a new claim: nobody is told that the next field is empty. */
function isReached(touched: object, values: ClaimValues, place: string): boolean {
  if (get(touched, place) !== undefined) return true;
  const value: unknown = get(values, place);
  return typeof value !== 'object' && isFilled(value);
}

/** What the rules say of the claim as it stands in the form, at its fields. A call that fails leaves what was said before. */
export function useClaimCheck(
  control: Control<ClaimValues>,
  touched: object,
  { dialect, before, licence, found }: CheckedClaim,
): { findings: readonly PlacedFinding[]; blocking: number; warnings: number; isJudged: boolean } {
  const values = useWatch({ control }) as ClaimValues;
  const claim = judgedClaim(claimOf(values, before, licence), licence);
  const now = JSON.stringify(claim);
  const settled = useDelayed(now, pauseMs);
  // A new claim that begins with a record has been judged by nobody yet.
  const judged = found === null ? emptyClaim : before;
  const isChanged = settled !== JSON.stringify(judgedClaim(judged, licence));
  const read = useApi(
    claimApi.endpoints.validateClaim,
    isChanged ? { body: { dialect, claim: JSON.parse(settled) as SentClaim } } : null,
    { isQuiet: true, keepPreviousData: true },
  );
  const findings = (isChanged ? read.data?.findings : found) ?? found ?? [];
  const placed = placedFindings(findings, claim, values);
  const shown = found ? placed : placed.filter(({ place }) => place !== null && isReached(touched, values, place));
  const isJudged = found !== null || (isChanged && read.data !== undefined);
  return { findings: shown, ...countFindings(findings), isJudged };
}
