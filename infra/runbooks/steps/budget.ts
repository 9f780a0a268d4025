import * as z from 'zod';
import { functionsNamed } from '../../aws/functions.ts';
import { edgeRegion } from '../../environments.ts';
import type { Step } from '../step.ts';

const amount = z.object({ Amount: z.string() });
const described = z.object({
  Budget: z.object({
    BudgetLimit: amount,
    CalculatedSpend: z.object({ ActualSpend: amount, ForecastedSpend: amount.optional() }).optional(),
  }),
});

export const spent: Step = {
  does: 'what the month has cost, and what AWS foresees, in USD',
  // The account's number stands in the names of its functions.
  needs: ['budgets:ViewBudget', 'lambda:ListFunctions'],
  look: async ({ aws, begin }) => {
    const account = (await functionsNamed(aws.lambda, begin)).at(-1)?.FunctionArn?.split(':')[4] ?? '';
    const { Budget } = await aws.call({
      ...{ service: 'budgets', operation: 'DescribeBudget', region: edgeRegion, answer: described },
      body: { AccountId: account, BudgetName: `${begin}spend` },
    });
    const { ActualSpend, ForecastedSpend } = Budget.CalculatedSpend ?? {};
    return [
      {
        plan: Budget.BudgetLimit.Amount,
        spent: ActualSpend?.Amount ?? 'not known yet',
        foreseen: ForecastedSpend?.Amount ?? 'not known yet',
      },
    ];
  },
};
