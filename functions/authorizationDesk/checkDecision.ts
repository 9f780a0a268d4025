import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { AuthorizationForm, AuthorizationLine } from '../../shared/authorization/form.ts';
import { bindsPayer, type DecidedLine, type Decision } from '../../shared/authorizationDesk/decision.ts';
import { invalid } from '../_kit/failure.ts';

/** An approval holds for a year at most. */
const longestDays = 366;
const dayMs = 86_400_000;
/** Screening of nationals: never authorised (domain 4.3). */
const screening = 7;

/** A code of the regulators' list. A part that was proposed under an earlier release has none. */
function checkDenial({ outcome, denialCode }: DecidedLine, at: number): void {
  if (outcome !== 'denied' && denialCode === undefined) return;
  if (!Object.hasOwn(denialCodes, denialCode ?? '')) throw invalid(`lines.${at}.denialCode`, 'unknownChoice');
}

function checkLine(asked: AuthorizationLine, line: DecidedLine, at: number): void {
  const { outcome, quantity, netFils, patientShareFils = 0 } = line;
  checkDenial(line, at);
  if (outcome === 'denied' || outcome === 'pended') return;
  if (outcome === 'partlyApproved') {
    if ((quantity ?? 0) > asked.quantity) throw invalid(`lines.${at}.quantity`, 'aboveAsked');
    if ((netFils ?? 0) > asked.netFils) throw invalid(`lines.${at}.netFils`, 'aboveAsked');
  }
  const approved = (outcome === 'partlyApproved' ? netFils : undefined) ?? asked.netFils;
  if (patientShareFils > approved) throw invalid(`lines.${at}.patientShareFils`, 'aboveApproved');
}

/** The lines are those that were asked, each once: no other one, and none left out. */
function checkLines(asked: readonly AuthorizationLine[], lines: readonly DecidedLine[]): void {
  lines.forEach((line, at) => {
    const own = asked.find(({ lineId }) => lineId === line.lineId);
    const isSecond = lines.findIndex(({ lineId }) => lineId === line.lineId) < at;
    if (!own || isSecond) throw invalid(`lines.${at}.lineId`, 'lineNotAsked');
    checkLine(own, line, at);
  });
  if (lines.length < asked.length) throw invalid('lines', 'lineUndecided');
}

function checkValidity({ validFrom, validTo }: Decision, now: Date): void {
  if (!validFrom || !validTo) return;
  if (validTo < emiratesDateOf(now)) throw invalid('validTo', 'validityPassed');
  if (Date.parse(validTo) - Date.parse(validFrom) > longestDays * dayMs) throw invalid('validTo', 'validityTooLong');
}

/** Refuses a decision that does not fit what was asked, by the field that is wrong. */
export function checkDecision(form: AuthorizationForm, decision: Decision, now: Date): void {
  checkLines(form.lines, decision.lines);
  if (decision.denialCode !== undefined && !Object.hasOwn(denialCodes, decision.denialCode))
    throw invalid('denialCode', 'unknownChoice');
  if (bindsPayer(decision) && form.encounterType === screening) throw invalid('lines', 'screeningNotApproved');
  checkValidity(decision, now);
}
