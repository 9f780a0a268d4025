import type { Stack } from './stack.ts';

/** As in deployed portals: administrators must have a second factor. The demonstration only offers it. */
export function requireFactors(stacks: readonly Stack[]): void {
  const resources = stacks.flatMap(({ template }) => Object.values(template.Resources));
  const variables = resources.flatMap(({ Properties }) => {
    const environment = Properties?.Environment as { Variables?: Record<string, unknown> } | undefined;
    return environment?.Variables?.SECOND_FACTOR ? [environment.Variables] : [];
  });
  if (variables.length === 0) throw new Error('No function knows who needs a second factor');
  for (const each of variables) each.SECOND_FACTOR = 'required';
}
