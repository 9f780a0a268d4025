import type { Claim, ClaimActivity, ClaimDialect, ClaimFileHeader } from './claim.ts';
import type { ClaimElement } from './claimElement.ts';
import { dayOf } from './dayOf.ts';
import { fingerprint } from './fingerprint.ts';
import type { ClaimRecords } from './records/claimRecords.ts';
import { claimRules } from './rules/claimRules.ts';
import { clinicianDays } from './rules/clinicianDays.ts';
import { fileRules } from './rules/fileRules.ts';
import { recordRules } from './rules/recordRules.ts';
import {
  type ClaimFamily,
  type ClaimRule,
  claimFamilies,
  type Finding,
  type Place,
  type RecordRule,
  type RuleContext,
  type RuleFacts,
} from './rules/rule.ts';
import { judgedPlaces } from './rules/ruleDays.ts';
import { schemaRules } from './rules/schemaRules.ts';
import { elementsOf } from './schema.ts';
import { schemaFindings } from './schemaFindings.ts';
import { datedLines, patientOf, serviceOf } from './services.ts';

/** How a finding names a line: by its id, else by its place from 1 on. */
const lineName = ({ activities }: Claim, activity: ClaimActivity | undefined): string | null =>
  activity ? (activity.id ?? `#${activities.indexOf(activity) + 1}`) : null;

/** A finding of a rule in a claim, by the claim's id; null where it is about the file. */
export const findingOf = (
  { id, severity }: RuleFacts,
  claim: string | null,
  field: string,
  activity: string | null = null,
): Finding => ({ ...{ rule: id, severity, claim, activity, field } });

const isOf =
  (dialect: ClaimDialect) =>
  ({ dialects }: Pick<ClaimRule, 'dialects'>): boolean =>
    !dialects || dialects.includes(dialect);
const rulesByDialect: Readonly<Record<ClaimDialect, readonly ClaimRule[]>> = {
  dha: claimRules.filter(isOf('dha')),
  doh: claimRules.filter(isOf('doh')),
};
const recordRulesByDialect: Readonly<Record<ClaimDialect, readonly RecordRule[]>> = {
  dha: recordRules.filter(isOf('dha')),
  doh: recordRules.filter(isOf('doh')),
};

/** What the rules over one claim find, in the order of their table. */
export function claimFindings(claim: Claim, context: RuleContext): Finding[] {
  const found: Finding[] = [];
  for (const rule of rulesByDialect[context.dialect]) {
    const places = rule.find(claim, context);
    if (places.length === 0) continue;
    for (const { field, activity } of judgedPlaces(rule, claim, places))
      found.push(findingOf(rule, claim.id, field, lineName(claim, activity)));
  }
  return found;
}

/** What a claim says otherwise than the records of its facility, in the order of their table. */
export const recordFindings = (claim: Claim, records: ClaimRecords, dialect: ClaimDialect): Finding[] =>
  recordRulesByDialect[dialect].flatMap((rule) =>
    judgedPlaces(rule, claim, rule.find(claim, records)).map(({ field, activity, values, note }: Place) => ({
      ...findingOf(rule, claim.id, field, lineName(claim, activity)),
      ...{ ...(values && { values }), ...(note && { note }) },
    })),
  );

/** What a claim breaks of its regulator's schema, as it stands in a file. */
export function claimSchemaFindings(element: ClaimElement, claim: Claim, dialect: ClaimDialect): Finding[] {
  const found = schemaFindings(element, elementsOf(dialect, 'Claim'));
  if (found.length === 0) return [];
  const lines = element.children.filter(({ meant }) => meant === 'Activity');
  return found.map(({ fault, field, activity }) =>
    findingOf(
      schemaRules[fault],
      claim.id,
      field,
      activity ? lineName(claim, claim.activities[lines.indexOf(activity)]) : null,
    ),
  );
}

/** The same of the head of a file. */
export const headerSchemaFindings = (element: ClaimElement, dialect: ClaimDialect): Finding[] =>
  schemaFindings(element, elementsOf(dialect, 'Header')).map(({ fault, field }) =>
    findingOf(schemaRules[fault], null, `Header.${field}`),
  );

const isOther = (sender: string | null, provider: string | null): boolean =>
  sender !== null && provider !== null && sender.toLowerCase() !== provider.toLowerCase();

const isAfter = (day: string, header: ClaimFileHeader | null): boolean =>
  header !== null && header.transactionDate !== null && day > dayOf(header.transactionDate);

/** What the claims of a file say together: it remembers ids and services, some tens of bytes for each. */
export function fileMemory() {
  const ids = new Set<number>();
  const services = new Map<number, number>();
  const ofClinicians = clinicianDays();
  /** Whether the service stands in another claim that was read before. */
  const isElsewhere = (service: number, key: number): boolean => {
    const first = services.get(service);
    if (first === undefined) services.set(service, key);
    return first !== undefined && first !== key;
  };
  const besideOthers = (claim: Claim, { header }: RuleContext): Finding[] => {
    const found: Finding[] = [];
    const key = fingerprint([claim.providerId, claim.id]);
    if (claim.id !== null && ids.has(key)) found.push(findingOf(fileRules.claimId, claim.id, 'ID'));
    ids.add(key);
    if (isOther(header?.senderId ?? null, claim.providerId))
      found.push(findingOf(fileRules.sender, claim.id, 'ProviderID'));
    const patient = patientOf(claim);
    for (const { activity, day } of datedLines(claim)) {
      if (isAfter(day, header))
        found.push(findingOf(fileRules.afterFile, claim.id, 'Activity.Start', lineName(claim, activity)));
      if (activity.code !== null && isElsewhere(serviceOf(claim, patient, activity, day), key))
        found.push(findingOf(fileRules.otherClaim, claim.id, 'Activity.Code', lineName(claim, activity)));
    }
    return found;
  };
  return (claim: Claim, context: RuleContext): Finding[] => {
    const found = besideOthers(claim, context);
    for (const { rule, activity } of ofClinicians(claim))
      found.push(findingOf(fileRules[rule], claim.id, 'Activity.Clinician', lineName(claim, activity)));
    return found;
  };
}

const fileJudges: readonly RuleFacts[] = [...claimRules, ...Object.values(schemaRules), ...Object.values(fileRules)];
const allRules: readonly RuleFacts[] = [...fileJudges, ...recordRules];

const rulesById = new Map(allRules.map((rule) => [rule.id, rule]));

/** A rule by its id: its words, its source. */
export const ruleFacts = (id: string): RuleFacts | undefined => rulesById.get(id);
export const everyRule = allRules;

const judgedFamilies = new Set(fileJudges.map(({ family }) => family));
/** Of a contract's time limits the portal has no record yet. */
const comparing: readonly ClaimFamily[] = [...recordRules.map(({ family }) => family), 'timeliness'];
/** The families that compare with records of the portal, wholly or in part: a claim or a file alone is not judged by them. */
export const skippedFamilies = claimFamilies.filter(
  (family) => !judgedFamilies.has(family) || comparing.includes(family),
);
