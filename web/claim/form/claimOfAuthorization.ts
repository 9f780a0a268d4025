import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import type { AnsweredLine, AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import { grantOf, otherActivityOf } from '../../../shared/authorization/lineGrant.ts';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import type { ClaimActivity } from '../../../shared/claim/claim.ts';
import { type Beginning, type BeginningAt, listed } from './beginning.ts';
import { emptyClaim, emptyEncounter, emptyLine } from './claimValues.ts';

interface GrantedLine {
  readonly asked: AuthorizationLine;
  readonly said: AnsweredLine;
}

/** The lines that the payer approved. */
const grantedLines = (lines: readonly AuthorizationLine[], answer: AuthorizationAnswer): GrantedLine[] =>
  lines.flatMap((asked) => {
    const said = answer.lines.find(({ lineId, wasAsked }) => wasAsked && lineId === asked.lineId);
    const isGranted = said?.outcome === 'approved' || said?.outcome === 'partlyApproved';
    return said && isGranted ? [{ asked, said }] : [];
  });

/** What the payer pays of a line: its net is without the patient's share. */
function netOf({ asked, said }: GrantedLine): number | null {
  const { approvedFils, patientShareFils } = grantOf(asked, said);
  return approvedFils === null ? null : Math.max(0, approvedFils - (patientShareFils ?? 0));
}

function activityOf(line: GrantedLine, at: number, answer: AuthorizationAnswer, dialect: BeginningAt['dialect']) {
  const { asked, said } = line;
  const { type, code } = otherActivityOf(asked, said) === null ? asked : said;
  return {
    ...emptyLine,
    ...{ id: String(at + 1), type: listed(dialect, 'Activity.Type', type), code },
    ...{ quantity: grantOf(asked, said).quantity, netFils: netOf(line) },
    ...{ start: asked.start ?? null, clinician: asked.clinician ?? null },
    priorAuthorizationId: said.payerReference ?? answer.payerReference,
  } satisfies ClaimActivity;
}

/** The sum of amounts; null where one of them is not known. */
const wholeSum = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    amounts.length > 0 ? 0 : null,
  );

/** The sum of the amounts that are known, as the form proposes the net of a claim. */
const knownSum = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? wholeSum(known) : null;
};

/** A claim as far as an approval of the facility says it; null for another facility's request, and for one that is not approved. */
export function claimOfAuthorization(record: Authorization, at: BeginningAt): Beginning | null {
  const { state, review, form, answer, emiratesId, cardNumber, facilityLicense, patientName } = record;
  // Nobody may rely on an answer that a person has to look at first.
  const isApproved = (state === 'approved' || state === 'partiallyApproved') && review === null;
  if (!isApproved || !form || !answer || facilityLicense !== at.licence) return null;
  const granted = grantedLines(form.lines, answer);
  const activities = granted.map((line, place) => activityOf(line, place, answer, at.dialect));
  const netFils = knownSum(activities.map((line) => line.netFils));
  const patientShareFils = wholeSum(granted.map(({ said }) => said.patientShareFils));
  const type = listed(at.dialect, 'Encounter.Type', form.encounterType);
  const start = form.encounterStart ?? null;
  return {
    patientName,
    claim: {
      ...emptyClaim,
      ...{ emiratesId: emiratesId && formatEmiratesId(emiratesId), memberId: cardNumber, payerId: at.payerCode },
      ...{ netFils, patientShareFils, grossFils: netFils === null ? null : netFils + (patientShareFils ?? 0) },
      encounters: type === null && start === null ? [] : [{ ...emptyEncounter, facilityId: at.licence, type, start }],
      diagnoses: form.diagnoses.map((diagnosis) => ({
        ...{ type: listed(at.dialect, 'Diagnosis.Type', diagnosis.type), code: diagnosis.code, info: [] },
      })),
      activities,
    },
  };
}
