import * as z from 'zod';
import { functionsOf, limitOf } from '../aws.ts';
import type { Found, Look, Step } from '../step.ts';

const page = z.object({
  Rules: z.array(z.object({ Name: z.string(), State: z.string(), ScheduleExpression: z.string().optional() })),
  NextToken: z.string().optional(),
});

async function rules({ aws, begin }: Look): Promise<Found[]> {
  const found: Found[] = [];
  let NextToken: string | undefined;
  do {
    const body = { NamePrefix: `${begin}workers`, NextToken };
    const { Rules, NextToken: next } = await aws.call({
      service: 'events',
      operation: 'ListRules',
      body,
      answer: page,
    });
    for (const { Name, State, ScheduleExpression: every } of Rules) {
      if (every) found.push({ rule: Name, every, state: State });
    }
    NextToken = next;
  } while (NextToken);
  return found;
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
    const { names } = await functionsOf(aws, `${begin}workers`);
    const limits: Found[] = [];
    for (const name of names) {
      const atMost = await limitOf(aws, name);
      if (atMost !== undefined) limits.push({ function: name, atMost });
    }
    return limits;
  },
};
