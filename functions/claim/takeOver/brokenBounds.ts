import type * as z from 'zod';
import type { Claim } from '../../../shared/claim/claim.ts';
import { claimShape } from '../../../shared/claim/claimShape.ts';
import type { TakeOverProblem } from '../../../shared/claim/takeOverWords.ts';
import type { StoredClaim } from '../../_data/claim/claim.ts';
import { largestBody } from '../../_kit/input.ts';
import { exceededBound } from '../../_kit/jsonBounds.ts';

/** A bound that a claim breaks: the field by the path in the regulators' schemas, and the line. */
interface BrokenBound {
  readonly problem: TakeOverProblem;
  readonly field: string;
  readonly line: string | null;
}

/** A claim may break bounds at each of thousands of values. */
const mostNamed = 20;

/** The elements that hold what the model names in another way. */
const elements: Readonly<Record<string, string>> = {
  ...{ id: 'ID', idPayer: 'IDPayer', memberId: 'MemberID', payerId: 'PayerID', providerId: 'ProviderID' },
  ...{ emiratesId: 'EmiratesIDNumber', grossFils: 'Gross', netFils: 'Net', vatFils: 'VAT', vatPercent: 'VATPercent' },
  ...{ patientShareFils: 'PatientShare', encounters: 'Encounter', diagnoses: 'Diagnosis', activities: 'Activity' },
  ...{ observations: 'Observation', info: 'DxInfo', facilityId: 'FacilityID', patientId: 'PatientID' },
  ...{ eligibilityIdPayer: 'EligibilityIDPayer', priorAuthorizationId: 'PriorAuthorizationID' },
  packageName: 'Contract.PackageName',
};

const elementOf = (name: string): string => elements[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}`;

function problemOf(issue: z.core.$ZodIssue): TakeOverProblem {
  if (issue.code !== 'too_big') return 'outOfRange';
  if (issue.origin === 'string') return 'tooLong';
  return issue.origin === 'array' ? 'tooMany' : 'outOfRange';
}

/** A line by its id, else by its place from 1 on. */
function lineOf({ activities }: Claim, [part, at]: readonly PropertyKey[]): string | null {
  if (part !== 'activities' || typeof at !== 'number') return null;
  return activities[at]?.id ?? `#${at + 1}`;
}

/**
 * A claim of a file as a call would take it, or the bounds that it breaks. Nothing is cut: who sends a claim by a call is refused at the
 * same bounds.
 */
export function withinBounds(
  claim: Claim,
): { readonly claim: StoredClaim['claim'] } | { readonly broken: readonly BrokenBound[] } {
  const { success, data, error } = claimShape.safeParse(claim);
  if (!success) {
    const named = error.issues.slice(0, mostNamed).map((issue) => ({
      problem: problemOf(issue),
      field: issue.path
        .filter((part) => typeof part === 'string')
        .map(elementOf)
        .join('.'),
      line: lineOf(claim, issue.path),
    }));
    return { broken: named };
  }
  const bytes = Buffer.from(JSON.stringify(data));
  if (bytes.length > largestBody || exceededBound(bytes))
    return { broken: [{ problem: 'tooLarge', field: 'Claim', line: null }] };
  return { claim: data };
}
