import type { Bilingual } from '../../shared/_field/bilingual.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Claim, ClaimDialect } from '../../shared/claim/claim.ts';
import type { ClaimFinding } from '../../shared/claim/claimFinding.ts';
import { type ClaimRecords, noRecords } from '../../shared/claim/records/claimRecords.ts';
import { isFamilyKnown } from '../../shared/claim/records/knownFamilies.ts';
import type { Finding } from '../../shared/claim/rules/rule.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import {
  claimFindings,
  claimSchemaFindings,
  recordFindings,
  ruleFacts,
  skippedFamilies,
} from '../../shared/claim/scrub.ts';
import { claimElementOf } from '../_connect/claimFile/writeClaimFile.ts';

const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** Words with the values that they name, and the sentence that follows them. */
const wordsOf = (words: Bilingual, values: Finding['values'] = {}, note?: Bilingual): Bilingual => ({
  en: [filledIn(words.en, values), ...(note ? [note.en] : [])].join(' '),
  ar: [filledIn(words.ar, values), ...(note ? [note.ar] : [])].join(' '),
});

function shown({ rule, severity, field, activity: line, values, note }: Finding): ClaimFinding {
  const facts = ruleFacts(rule);
  if (!facts) throw new Error(`No such rule: ${rule}`);
  const { family, text, fix } = facts;
  const words = { text: wordsOf(text, values, note), fix: wordsOf(fix, values) };
  return { rule, family, severity, field, line, ...words, rulesVersion };
}

export interface Beside {
  readonly dialect: ClaimDialect;
  readonly now: Date;
  /** Null where the claim is compared with no records. */
  readonly records: ClaimRecords | null;
}

/** What the rules find in one claim, as it would stand in a file of this regulator's, beside the records of its facility. */
export const judgeClaim = (claim: Claim, { dialect, now, records }: Beside): ClaimFinding[] =>
  [
    ...claimSchemaFindings(claimElementOf(claim, dialect), claim, dialect),
    ...claimFindings(claim, { dialect, header: null, today: emiratesDateOf(now) }),
    ...recordFindings(claim, records ?? noRecords, dialect),
  ].map(shown);

/** The families by which a claim was not compared with the records to the end: of them nobody says that it is right. */
export const notCheckedOf = (claim: Claim, records: ClaimRecords | null) =>
  skippedFamilies.filter((family) => records === null || !isFamilyKnown(family, claim, records));
