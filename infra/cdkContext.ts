import { parseArgs } from 'node:util';

/** What an app of CDK is told: by `npx cdk <command> -c env=prod`, which passes it on in CDK_CONTEXT_JSON, or by its own `-c env=local`. */
export function cdkContext(): Record<string, unknown> {
  const { values } = parseArgs({ options: { context: { type: 'string', short: 'c', multiple: true } } });
  // A value may hold the sign too.
  const given = (values.context ?? []).map((each) => each.split(/=(.*)/s, 2) as [string, string]);
  return { ...JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}'), ...Object.fromEntries(given) };
}
