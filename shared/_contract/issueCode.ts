import type * as z from 'zod';

const camelCase = (code: string): string => code.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The code of a broken rule, the same on the server and in a form: the validation key that the schema names (REQ-VALID-25), or
 * else the schema's own issue code in camel case, such as `tooSmall`.
 */
export function issueCode(issue: Pick<z.core.$ZodIssue, 'code'> & { readonly params?: unknown }): string {
  const key = (issue.params as { key?: unknown } | undefined)?.key;
  return issue.code === 'custom' && typeof key === 'string' ? key : camelCase(issue.code);
}
