import { choicesOf } from '../choicesOf.ts';
import type { Claim, ClaimActivity, ClaimDiagnosis, ClaimDialect } from '../claim.ts';
import { isActivityForm, isDiagnosisForm, isPrincipal } from '../rules/codes.ts';
import { withAnother, withLine, withObservation } from '../rules/examples.ts';
import type { ClaimRepair } from './claimRepair.ts';

const isSecondary = ({ type }: ClaimDiagnosis): boolean => type === null || type.toLowerCase() === 'secondary';
const codeOf = ({ code }: ClaimDiagnosis): string => code?.toUpperCase() ?? '';

/** The only diagnosis that can be the principal one. */
function principalOf(diagnoses: readonly ClaimDiagnosis[]): ClaimDiagnosis | null {
  const [only, ...others] = diagnoses.filter(isSecondary);
  return only && others.length === 0 && !diagnoses.some(isPrincipal) ? only : null;
}

/** Another one that says all that this one says. */
const saysAll = (each: ClaimDiagnosis, other: ClaimDiagnosis): boolean =>
  codeOf(other) === codeOf(each) &&
  other.type?.toLowerCase() !== 'admitting' &&
  (each.info.length === 0 || JSON.stringify(each.info) === JSON.stringify(other.info));

/** Without secondary diagnoses that stand there once more: the first one of a code stays, or the principal one. */
const withoutRepeated = (diagnoses: readonly ClaimDiagnosis[]): readonly ClaimDiagnosis[] =>
  diagnoses.filter(
    (each, at) =>
      !isSecondary(each) ||
      !diagnoses.some((other, place) => place !== at && (place < at || isPrincipal(other)) && saysAll(each, other)),
  );

/** An ICD-10-CM code without what typing adds: spaces, a comma for the point, a point at the end. */
function cleanDiagnosis(code: string): string {
  const close = code.replaceAll(/\s/g, '').replace(',', '.').toUpperCase();
  return close.endsWith('.') ? close.slice(0, -1) : close;
}

/** How the regulators group the letters of a drug's code. */
const drugGroups: Readonly<Record<ClaimDialect, RegExp>> = {
  dha: /^(.{4})(.{6})(.{4})$/,
  doh: /^(.{3})(.{4})(.{5})(.{2})$/,
};

const cleanCode = ({ type, code }: ClaimActivity, dialect: ClaimDialect): string | null => {
  if (code === null) return null;
  if (type !== 5) return code.replaceAll(/\s/g, '');
  return code.replaceAll(/[\s-]/g, '').replace(drugGroups[dialect], (_, ...found) => groupsOf(found).join('-'));
};
const groupsOf = (found: readonly unknown[]): readonly string[] =>
  found.slice(0, -2).filter((each) => typeof each === 'string');

const withCleanCodes: ClaimRepair['mend'] = (claim, { dialect }) => ({
  ...claim,
  activities: claim.activities.map((line) => {
    const clean = { ...line, code: cleanCode(line, dialect) };
    return !isActivityForm(line, dialect) && isActivityForm(clean, dialect) ? clean : line;
  }),
});

const plain = (text: string): string => text.replaceAll(/[\s_-]/g, '').toLowerCase();

/** The choice of the regulator's list that was meant: the same but for letter case, spaces and dashes. */
const chosen =
  (dialect: ClaimDialect) =>
  (path: string, value: string | null): string | null =>
    (value !== null && choicesOf(dialect, path).find((choice) => plain(choice) === plain(value))) || value;

/** The lines with an id of their own: the first of an id keeps it, the others get the lowest numbers that are free. */
function withOwnIds(activities: readonly ClaimActivity[]): readonly ClaimActivity[] {
  const taken = new Set(activities.map(({ id }) => id));
  const seen = new Set<string>();
  let next = 1;
  return activities.map((line) => {
    if (line.id === null || !seen.has(line.id)) {
      if (line.id !== null) seen.add(line.id);
      return line;
    }
    while (taken.has(String(next))) next += 1;
    taken.add(String(next));
    return { ...line, id: String(next) };
  });
}

const diagnosed = (claim: Claim, ...diagnoses: readonly (readonly [type: string, code: string])[]): Claim => ({
  ...claim,
  diagnoses: diagnoses.map(([type, code]) => ({ type, code, info: [] })),
});
const correction = { type: 'correction', comment: 'The code was corrected', hasAttachment: false } as const;

export const codeRepairs: readonly ClaimRepair[] = [
  {
    rule: 'schema.choice',
    mend: (claim, { dialect }) => {
      const choose = chosen(dialect);
      const { resubmission } = claim;
      return {
        ...claim,
        diagnoses: claim.diagnoses.map((each) => ({ ...each, type: choose('Diagnosis.Type', each.type) })),
        activities: claim.activities.map((line) => ({
          ...line,
          observations: line.observations.map((each) => ({
            ...each,
            type: choose('Activity.Observation.Type', each.type),
          })),
        })),
        resubmission: resubmission && { ...resubmission, type: choose('Resubmission.Type', resubmission.type) },
      };
    },
    mends: (clean) => ({
      wrong: withObservation(diagnosed(clean, ['principal', 'J06.9']), 'universal dental', '11'),
      mended: withObservation(clean, 'Universal Dental', '11'),
    }),
    leaves: (clean) => ({ wrong: withObservation(clean, 'Tooth', '11') }),
  },
  {
    rule: 'codes.principal',
    mend: (claim) => {
      const principal = principalOf(claim.diagnoses);
      const mark = (each: ClaimDiagnosis) => (each === principal ? { ...each, type: 'Principal' } : each);
      return principal && { ...claim, diagnoses: claim.diagnoses.map(mark) };
    },
    mends: (clean) => ({ wrong: diagnosed(clean, ['Secondary', 'J06.9']), mended: clean }),
    leaves: (clean) => ({ wrong: diagnosed(clean, ['Secondary', 'J06.9'], ['Secondary', 'E11.9']) }),
  },
  {
    rule: 'codes.diagnosisRepeated',
    mend: (claim) => ({ ...claim, diagnoses: withoutRepeated(claim.diagnoses) }),
    mends: (clean) => ({ wrong: diagnosed(clean, ['Secondary', 'j06.9'], ['Principal', 'J06.9']), mended: clean }),
    // The second one says something that the first one does not.
    leaves: (clean) => ({
      wrong: {
        ...clean,
        diagnoses: [...clean.diagnoses, { type: 'Secondary', code: 'J06.9', info: [{ type: 'POA', code: 'Y' }] }],
      },
    }),
  },
  {
    rule: 'codes.diagnosisForm',
    mend: (claim) => ({
      ...claim,
      diagnoses: claim.diagnoses.map((each) => {
        const code = each.code === null ? null : cleanDiagnosis(each.code);
        return code !== null && !isDiagnosisForm(each.code) && isDiagnosisForm(code) ? { ...each, code } : each;
      }),
    }),
    mends: (clean) => ({ wrong: diagnosed(clean, ['Principal', 'j06,9.']), mended: clean }),
    leaves: (clean) => ({ wrong: diagnosed(clean, ['Principal', '250.00']) }),
  },
  {
    rule: 'codes.activityForm',
    mend: withCleanCodes,
    mends: (clean) => ({ wrong: withLine(clean, { code: '99 213' }), mended: clean }),
    // What stands behind the code is a modifier, for which a claim has another place.
    leaves: (clean) => ({ wrong: withLine(clean, { code: '99213-25' }) }),
  },
  {
    rule: 'codes.unusualForm',
    mend: withCleanCodes,
    mends: (clean) => ({
      dialect: 'doh',
      wrong: withLine(clean, { type: 5, code: 'A5440640033401' }),
      mended: withLine(clean, { type: 5, code: 'A54-4064-00334-01' }),
    }),
    leaves: (clean) => ({ dialect: 'doh', wrong: withLine(clean, { type: 5, code: '0439-152905-1001' }) }),
  },
  {
    rule: 'duplicates.lineId',
    // The payer knows the lines of a resubmission by the ids that they had.
    mend: (claim) => (claim.resubmission ? null : { ...claim, activities: withOwnIds(claim.activities) }),
    mends: (clean) => ({
      wrong: withAnother(withAnother(clean, { code: '85025' }), { code: '80053', id: '1' }),
      mended: withAnother(withAnother(clean, { code: '85025' }), { code: '80053', id: '3' }),
    }),
    leaves: (clean) => ({
      wrong: { ...withAnother(clean, { code: '85025', id: '1' }), idPayer: 'P-1', resubmission: correction },
    }),
  },
];
