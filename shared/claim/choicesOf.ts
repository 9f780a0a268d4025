import type { ClaimDialect } from './claim.ts';
import { type ElementSpec, elementsOf } from './schema.ts';

/** What a field of a claim may hold where its schema lists it, by the path of the field: `Encounter.Type`. */
export function choicesOf(dialect: ClaimDialect, path: string): readonly string[] {
  let specs = elementsOf(dialect, 'Claim');
  let found: ElementSpec | undefined;
  for (const part of path.split('.')) {
    found = specs.find(({ name }) => name === part);
    if (!found) throw new Error(`No such field: ${path}`);
    specs = Array.isArray(found.holds) ? (found.holds as readonly ElementSpec[]) : [];
  }
  const form = found?.holds as { readonly kind?: string; readonly of?: readonly string[] } | undefined;
  if (form?.kind !== 'choice' || !form.of) throw new Error(`No list of choices: ${path}`);
  return form.of;
}
