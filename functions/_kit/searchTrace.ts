/** Criteria that name a patient. `text` is what was typed into a search. */
const identifiers: readonly string[] = ['patient', 'emiratesId', 'cardNumber', 'text'];

/** What is shorter is a part of a name or a policy: its ending would tell most of it. */
const shortestWithEnding = 10;

/** A page holds fewer. */
const mostShown = 100;

const traced = (text: string): string => (text.length < shortestWithEnding ? '••' : `••${text.slice(-4)}`);

/**
 * What the audit trail keeps of a search beside whose records were searched: its criteria, of a patient's number the ending, and the
 * ids of the records that the page showed. `ctx.audited({ ...tenant, after: searchTrace(body, ids) })`.
 */
export function searchTrace(criteria: Readonly<Record<string, unknown>>, shown: readonly string[]) {
  const { cursor, ...named } = criteria;
  const kept = Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, identifiers.includes(name) && typeof value === 'string' ? traced(value) : value]);
  return {
    criteria: { ...Object.fromEntries(kept), isLaterPage: cursor !== undefined },
    shown: shown.slice(0, mostShown),
  };
}
