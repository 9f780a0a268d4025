import type { CheckedRule, CodePattern } from './ruleModel.ts';

/** A version with the day from which the next version of its rule holds instead. */
export interface IndexedRule {
  readonly rule: CheckedRule;
  /** ISO; null while no version follows. */
  readonly replacedOn: string | null;
}

interface IndexedRange {
  readonly from: string;
  readonly to: string;
  readonly entry: IndexedRule;
}

/** The rules about the codes of one system, by the way in which they name them. */
interface SystemRules {
  readonly exact: Map<string, IndexedRule[]>;
  readonly prefix: Map<string, IndexedRule[]>;
  /** By the length of their codes: others cannot lie between. */
  readonly range: Map<number, IndexedRange[]>;
  readonly every: IndexedRule[];
}

/** The rules of one payer. */
export interface PayerRules {
  readonly systems: Map<number, SystemRules>;
  /** Rules about requests as a whole. */
  readonly whole: IndexedRule[];
  /** All of them, by rule id. */
  readonly every: IndexedRule[];
}

/** The rules of any payers, by payer, system and code: what a line meets is found without looking at the rest. */
export type RuleIndex = ReadonlyMap<number, PayerRules>;

/** Stands for every code system. */
export const everySystem = 0;

/** Whether a rule is about requests as a whole and not about lines. */
export const isWhole = ({ codeSystem, codes }: Pick<CheckedRule, 'codeSystem' | 'codes'>): boolean =>
  codeSystem === null && codes.length === 0;

function added<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function systemIn({ systems }: PayerRules, system: number): SystemRules {
  const known = systems.get(system);
  if (known) return known;
  const made: SystemRules = { exact: new Map(), prefix: new Map(), range: new Map(), every: [] };
  systems.set(system, made);
  return made;
}

function addPattern(rules: SystemRules, { match, from, to }: CodePattern, entry: IndexedRule): void {
  if (match === 'range') added(rules.range, from.length, { from, to, entry });
  else added(rules[match], from, entry);
}

function addRule(payer: PayerRules, entry: IndexedRule): void {
  payer.every.push(entry);
  const { codeSystem, codes } = entry.rule;
  if (isWhole(entry.rule)) {
    payer.whole.push(entry);
    return;
  }
  const rules = systemIn(payer, codeSystem ?? everySystem);
  if (codes.length === 0) rules.every.push(entry);
  for (const pattern of codes) addPattern(rules, pattern, entry);
}

const byRule = (one: CheckedRule, other: CheckedRule): number =>
  one.ruleId < other.ruleId ? -1 : one.ruleId > other.ruleId ? 1 : one.version - other.version;

/**
 * An index of rule versions, of any payers and with any number of versions of a rule: `checkRequest` takes of each rule the one that
 * holds on its day. The order in which versions are given does not matter.
 */
export function indexRules(versions: readonly CheckedRule[]): RuleIndex {
  const index = new Map<number, PayerRules>();
  const sorted = [...versions].sort(byRule);
  for (const [at, rule] of sorted.entries()) {
    const next = sorted[at + 1];
    const payer = index.get(rule.payerId) ?? { systems: new Map(), whole: [], every: [] };
    index.set(rule.payerId, payer);
    addRule(payer, { rule, replacedOn: next?.ruleId === rule.ruleId ? next.effectiveFrom : null });
  }
  return index;
}

function metIn(rules: SystemRules | undefined, code: string): IndexedRule[] {
  if (!rules) return [];
  const beginnings = Array.from({ length: code.length }, (_, at) => rules.prefix.get(code.slice(0, at + 1)) ?? []);
  const ranges = (rules.range.get(code.length) ?? []).filter(({ from, to }) => from <= code && code <= to);
  return [...rules.every, ...(rules.exact.get(code) ?? []), ...beginnings.flat(), ...ranges.map(({ entry }) => entry)];
}

/** The versions that name the code of a line, on whatever day. One may be found twice. */
export const rulesAbout = (payer: PayerRules, type: number, code: string): IndexedRule[] => [
  ...metIn(payer.systems.get(type), code),
  ...metIn(payer.systems.get(everySystem), code),
];

/** Whether a version holds on a day (ISO). */
export const holdsOn = ({ rule, replacedOn }: IndexedRule, on: string): boolean =>
  rule.effectiveFrom <= on &&
  (rule.effectiveUntil === '' || on <= rule.effectiveUntil) &&
  (replacedOn === null || on < replacedOn);

/** All rules of a payer that hold on a day (ISO), by rule id. */
export const rulesOn = (index: RuleIndex, payerId: number, on: string): CheckedRule[] =>
  (index.get(payerId)?.every ?? []).filter((entry) => holdsOn(entry, on)).map(({ rule }) => rule);
