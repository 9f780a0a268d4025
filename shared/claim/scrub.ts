import { isEmiratesIdPlaceholder } from '../_field/emiratesId.ts';
import { emiratesDateOf } from '../_field/serviceDate.ts';
import type { Claim, ClaimActivity, ClaimDialect } from './claim.ts';
import type { ClaimElement } from './claimElement.ts';
import { claimRules } from './rules/claimRules.ts';
import { fileRules } from './rules/fileRules.ts';
import type { Finding, RuleContext, RuleFacts } from './rules/rule.ts';
import { schemaRules } from './rules/schemaRules.ts';
import { elementsOf } from './schema.ts';
import { schemaFindings } from './schemaFindings.ts';

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

/** What the rules over one claim find, in the order of their table. */
export const claimFindings = (claim: Claim, context: RuleContext): Finding[] =>
  claimRules
    .filter(({ dialects }) => !dialects || dialects.includes(context.dialect))
    .flatMap((rule) =>
      rule
        .find(claim, context)
        .map(({ field, activity }) => findingOf(rule, claim.id, field, lineName(claim, activity))),
    );

/** What a claim breaks of its regulator's schema, as it stands in a file. */
export function claimSchemaFindings(element: ClaimElement, claim: Claim, dialect: ClaimDialect): Finding[] {
  const lines = element.children.filter(({ name }) => name.toLowerCase() === 'activity');
  return schemaFindings(element, elementsOf(dialect, 'Claim')).map(({ fault, field, activity }) =>
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

/** Who the patient is to the file: the Emirates ID, or the card where many people share a placeholder. */
const patientOf = ({ emiratesId, memberId, encounters }: Claim): string =>
  emiratesId !== null && !isEmiratesIdPlaceholder(emiratesId)
    ? emiratesId.replace(/\D/g, '')
    : `${memberId ?? ''}#${encounters[0]?.patientId ?? ''}`;

const serviceOf = (claim: Claim, { type, code, start, clinician, observations }: ClaimActivity): string => {
  const teeth = observations.filter((each) => each.type === 'Universal Dental').map((each) => each.code);
  const day = start === null ? '' : emiratesDateOf(new Date(start));
  return [patientOf(claim), claim.providerId, day, type, code?.toUpperCase(), clinician, ...teeth].join('|');
};

const isOther = (sender: string | null, provider: string | null): boolean =>
  sender !== null && provider !== null && sender.toLowerCase() !== provider.toLowerCase();

/** What the claims of a file say together: it remembers ids and services, some tens of bytes for each. */
export function fileMemory() {
  const ids = new Set<string>();
  const services = new Map<string, string>();
  /** Whether the service stands in another claim that was read before. */
  const isElsewhere = (service: string, key: string): boolean => {
    const first = services.get(service) ?? key;
    services.set(service, first);
    return first !== key;
  };
  return (claim: Claim, { header }: RuleContext): Finding[] => {
    const key = `${claim.providerId}#${claim.id}`;
    const isSecond = claim.id !== null && ids.has(key);
    ids.add(key);
    const dated = claim.activities.filter(({ code, start }) => code !== null && start !== null);
    return [
      ...(isSecond ? [findingOf(fileRules.claimId, claim.id, 'ID')] : []),
      ...(isOther(header?.senderId ?? null, claim.providerId)
        ? [findingOf(fileRules.sender, claim.id, 'ProviderID')]
        : []),
      ...dated
        .filter((activity) => isElsewhere(serviceOf(claim, activity), key))
        .map((activity) => findingOf(fileRules.otherClaim, claim.id, 'Activity.Code', lineName(claim, activity))),
    ];
  };
}

const allRules: readonly RuleFacts[] = [...claimRules, ...Object.values(schemaRules), ...Object.values(fileRules)];

/** A rule by its id: its words, its source. */
export const ruleFacts = (id: string): RuleFacts | undefined => allRules.find((each) => each.id === id);
export const everyRule = allRules;
