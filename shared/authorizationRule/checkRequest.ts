import type { DocumentType } from '../_field/documentTypes.ts';
import { bringsTreatment, type CheckedActivity, type CheckedRequest } from './checkedRequest.ts';
import { holdsOn, type IndexedRule, isWhole, type PayerRules, type RuleIndex, rulesAbout } from './ruleIndex.ts';
import type { CheckedRule, RuleContent } from './ruleModel.ts';

export const findingKinds = [
  'needsApproval',
  'mayNeedApproval',
  'noApprovalNeeded',
  'documentMissing',
  'observationMissing',
  'notAllowed',
] as const;
/** `info` asks nothing of the sender: that an approval is needed is why the request is sent. */
export const findingSeverities = ['info', 'warn', 'block'] as const;

/** What a rule says of a request, or of one of its lines. */
export interface RuleFinding {
  readonly ruleId: string;
  readonly version: number;
  /** Left out where the rule speaks about the request as a whole. */
  readonly line?: string;
  readonly severity: (typeof findingSeverities)[number];
  readonly kind: (typeof findingKinds)[number];
  /** The documents that are missing. */
  readonly documents: readonly DocumentType[];
  /** The observations that are missing. */
  readonly observations: RuleContent['observations'];
}

/** What a rule decided of a line (REQ-EAUTH-17). */
export interface LineDecision {
  readonly decision: 'approve' | 'deny';
  readonly denialCode: string | null;
  readonly ruleId: string;
  readonly version: number;
}

/** A rule that holds for a request, with the lines that it is about; none where it is about the whole. */
interface Met {
  readonly rule: CheckedRule;
  readonly lines: readonly CheckedActivity[];
}

const alike = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

const isExcepted = ({ exceptions }: CheckedRule, { planName = '', facilityLicense }: CheckedRequest): boolean =>
  exceptions.some(
    (except) =>
      (except.planName === '' || alike(except.planName, planName)) &&
      (except.facilityLicense === '' || alike(except.facilityLicense, facilityLicense)),
  );

/** Quantities have four decimals at most, so their sum is exact in ten-thousandths. */
const quantityOf = (lines: readonly CheckedActivity[]): number =>
  lines.reduce((sum, { quantity }) => sum + Math.round(quantity * 10_000), 0);
const amountOf = (lines: readonly CheckedActivity[]): number => lines.reduce((sum, { netFils }) => sum + netFils, 0);

function isWithinLimit({ limit }: CheckedRule, lines: readonly CheckedActivity[]): boolean {
  if (!limit) return true;
  const isAmount = limit.kind === 'amountAbove' || limit.kind === 'amountAtMost';
  const sum = isAmount ? amountOf(lines) : quantityOf(lines);
  const value = isAmount ? limit.value : Math.round(limit.value * 10_000);
  return limit.kind === 'amountAbove' || limit.kind === 'quantityAbove' ? sum > value : sum <= value;
}

const isAboutEncounter = ({ encounterTypes }: CheckedRule, { encounterType }: CheckedRequest): boolean =>
  encounterTypes.length === 0 || encounterTypes.some((type) => type === encounterType);

const isAboutDiagnosis = (rule: CheckedRule, { diagnoses }: CheckedRequest): boolean =>
  rule.diagnoses.length === 0 ||
  diagnoses.some(({ code }) => rule.diagnoses.some((start) => code.trim().toUpperCase().startsWith(start)));

/** Whether a version holds for a request on a day, whatever its lines are. */
const holdsFor = (entry: IndexedRule, request: CheckedRequest, on: string): boolean =>
  holdsOn(entry, on) &&
  isAboutEncounter(entry.rule, request) &&
  isAboutDiagnosis(entry.rule, request) &&
  !isExcepted(entry.rule, request);

const byRuleId = (one: Met, other: Met): number => (one.rule.ruleId < other.rule.ruleId ? -1 : 1);

/** The versions that name a line of the request or are about the whole, each with its lines. */
function rulesNaming({ activities }: CheckedRequest, payer: PayerRules): Map<IndexedRule, CheckedActivity[]> {
  const named = new Map<IndexedRule, CheckedActivity[]>(payer.whole.map((entry) => [entry, []]));
  for (const line of activities) {
    for (const entry of rulesAbout(payer, line.type, line.code.trim().toUpperCase())) {
      const lines = named.get(entry);
      if (!lines) named.set(entry, [line]);
      // A code that two patterns of a rule name is one line all the same.
      else if (lines.at(-1) !== line) lines.push(line);
    }
  }
  return named;
}

/** The rules that hold for a request on a day, by id: the same rules give the same order. */
function rulesMet(request: CheckedRequest, index: RuleIndex, on: string): Met[] {
  const payer = index.get(request.payerId);
  if (!payer || !bringsTreatment(request)) return [];
  return Array.from(rulesNaming(request, payer))
    .filter(([entry]) => holdsFor(entry, request, on))
    .map(([{ rule }, lines]) => ({ rule, lines }))
    .filter(({ rule, lines }) => isWithinLimit(rule, isWhole(rule) ? request.activities : lines))
    .sort(byRuleId);
}

const missingDocuments = ({ documents }: CheckedRule, { documentTypes }: CheckedRequest): DocumentType[] =>
  documents.filter((document) => !documentTypes.includes(document));

function missingObservations({ observations }: CheckedRule, lines: readonly CheckedActivity[]) {
  const given = lines.flatMap((line) => line.observations);
  return observations.filter(
    (wanted) =>
      !given.some(({ type, code }) => alike(type, wanted.type) && (wanted.code === '' || alike(code, wanted.code))),
  );
}

const approvalKinds = { yes: 'needsApproval', conditional: 'mayNeedApproval' } as const;

/** What a rule says of one line, or of the request as a whole (`line` left out). */
function findingsOf(rule: CheckedRule, request: CheckedRequest, line?: CheckedActivity): RuleFinding[] {
  const { ruleId, version, severity } = rule;
  const about = { ruleId, version, ...(line && { line: line.id }), documents: [], observations: [] };
  if (rule.needsApproval === 'no')
    return [{ ...about, severity, kind: severity === 'block' ? 'notAllowed' : 'noApprovalNeeded' }];
  const documents = missingDocuments(rule, request);
  const observations = missingObservations(rule, line ? [line] : request.activities);
  return [
    { ...about, severity: 'info', kind: approvalKinds[rule.needsApproval] },
    ...(documents.length > 0 ? [{ ...about, severity, kind: 'documentMissing', documents } as const] : []),
    ...(observations.length > 0 ? [{ ...about, severity, kind: 'observationMissing', observations } as const] : []),
  ];
}

/**
 * What speaks against another finding: a line that must not be asked for needs nothing else, and one that a rule wants approved is
 * not free because another rule says so.
 */
function withoutContradictions(findings: readonly RuleFinding[]): RuleFinding[] {
  const placesOf = (kind: RuleFinding['kind']) =>
    new Set(findings.filter((finding) => finding.kind === kind).map(({ line }) => line));
  const forbidden = placesOf('notAllowed');
  const needed = placesOf('needsApproval');
  return findings.filter(({ kind, line }) => {
    if (forbidden.has(undefined) || forbidden.has(line)) return kind === 'notAllowed';
    return kind !== 'noApprovalNeeded' || !(needed.has(line) || needed.has(undefined));
  });
}

function allFindings(request: CheckedRequest, met: readonly Met[]): RuleFinding[] {
  const order = new Map(request.activities.map(({ id }, at) => [id, at]));
  const placeOf = ({ line }: RuleFinding): number => (line === undefined ? -1 : (order.get(line) ?? -1));
  const found = met.flatMap(({ rule, lines }) =>
    isWhole(rule) ? findingsOf(rule, request) : lines.flatMap((line) => findingsOf(rule, request, line)),
  );
  return withoutContradictions(found).sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * What the rules that hold on a day (ISO) say of a request: first of the whole, then of its lines in their order, and of each by rule
 * id. The same versions give the same answer, in whatever order they were indexed (REQ-EAUTH-07).
 */
export const checkRequest = (request: CheckedRequest, index: RuleIndex, on: string): RuleFinding[] =>
  allFindings(request, rulesMet(request, index, on));

/** A rule that decides by itself within a limit: a facility that could ask about it would find the limit by trying amounts. */
const isHidden = ({ decides, limit }: CheckedRule): boolean => decides !== null && limit !== null;

/**
 * What a facility may know of it before it sends, and what holds or warns it: everything but what rules say that decide within a
 * limit. What such a rule misses leaves the line to a person.
 */
export const checkForFacility = (request: CheckedRequest, index: RuleIndex, on: string): RuleFinding[] =>
  allFindings(
    request,
    rulesMet(request, index, on).filter(({ rule }) => !isHidden(rule)),
  );

/** The versions that hold for a request on a day, by rule id: with these alone, everything here gives the same again. */
export const versionsMet = (request: CheckedRequest, index: RuleIndex, on: string) =>
  rulesMet(request, index, on).map(({ rule }) => ({ ...rule, isHidden: isHidden(rule) }));

/** Whether the rules want something else before the lines may be approved. */
const isOpen = (findings: readonly RuleFinding[], line: string): boolean =>
  findings.some((finding) => finding.severity !== 'info' && (finding.line === undefined || finding.line === line));

function decisionOf(line: CheckedActivity, met: readonly Met[], findings: readonly RuleFinding[]): LineDecision | null {
  const deciding = met.filter(({ rule, lines }) => rule.decides !== null && lines.includes(line));
  const [first] = deciding;
  const effect = first?.rule.decides;
  // Rules that disagree leave the line to a person.
  if (!first || !effect || deciding.some(({ rule }) => rule.decides?.effect !== effect.effect)) return null;
  if (isOpen(findings, line.id)) return null;
  const { ruleId, version } = first.rule;
  const denialCode = effect.effect === 'deny' ? effect.denialCode : null;
  return { decision: effect.effect, denialCode, ruleId, version };
}

/**
 * The lines that rules decide by themselves, by the name of the line; a line that is not in it waits for a person. A line is decided
 * only where no rule misses anything of it, and where rules agree. Deterministic like `checkRequest` (REQ-EAUTH-17).
 */
export function decideLines(request: CheckedRequest, index: RuleIndex, on: string): ReadonlyMap<string, LineDecision> {
  const met = rulesMet(request, index, on);
  const findings = allFindings(request, met);
  const decided = request.activities.flatMap((line): [string, LineDecision][] => {
    const decision = decisionOf(line, met, findings);
    return decision ? [[line.id, decision]] : [];
  });
  return new Map(decided);
}

/** Whether a rule holds only because nobody knows the member's plan: another one might be excepted. */
const isGuess = ({ planName = '' }: CheckedRequest, { rule }: Met): boolean =>
  planName === '' && rule.exceptions.some((except) => except.planName !== '');

/** The same of a real request, without what rules would decide only because nobody knows the member's plan. */
export function decideKnownLines(
  request: CheckedRequest,
  index: RuleIndex,
  on: string,
): ReadonlyMap<string, LineDecision> {
  const met = rulesMet(request, index, on);
  const guesses = new Set(met.filter((each) => isGuess(request, each)).map(({ rule }) => rule.ruleId));
  return new Map([...decideLines(request, index, on)].filter(([, { ruleId }]) => !guesses.has(ruleId)));
}
