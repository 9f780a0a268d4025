import * as z from 'zod';
import { functionsNamed, limitOf } from '../../aws/functions.ts';
import { pagesOf } from '../aws.ts';
import type { Found, Look, Step } from '../step.ts';

const page = z.object({
  Rules: z.array(z.object({ Name: z.string(), State: z.string(), ScheduleExpression: z.string().optional() })),
  NextToken: z.string().optional(),
});

async function rules({ aws, begin }: Look): Promise<Found[]> {
  const body = { NamePrefix: `${begin}workers` };
  const pages = await pagesOf(aws, { service: 'events', operation: 'ListRules', body, answer: page });
  return pages
    .flatMap(({ Rules }) => Rules)
    .flatMap(({ Name, State, ScheduleExpression: every }) => (every ? [{ rule: Name, every, state: State }] : []));
}

export const clockRules: Step = {
  does: 'whether the rules that start workers are enabled',
  needs: ['events:ListRules'],
  look: rules,
};

export const haltedFunctions: Step = {
  does: 'workers whose calls are limited; 0 is one that was halted',
  needs: ['lambda:ListFunctions', 'lambda:GetFunctionConcurrency'],
  look: async ({ aws, begin }) => {
    const limits: Found[] = [];
    for (const { FunctionName = '' } of await functionsNamed(aws.lambda, `${begin}workers`)) {
      const atMost = await limitOf(aws.lambda, FunctionName);
      if (atMost !== undefined) limits.push({ function: FunctionName, atMost });
    }
    return limits;
  },
};
