import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import type { Operation } from '../../_kit/context.ts';
import { contractOfCall } from './contractOfCall.ts';
import { contractAsOf } from './getContract.ts';

/** The contract of any day on paper, from the record that the screen shows (REQ-NET-21). */
export const printContract: Operation<typeof empanelmentApi.endpoints.printContract> = async ({ query }, ctx) => {
  const { on = emiratesDateOf(ctx.now()), ...named } = query;
  const contract = await contractAsOf(ctx, await contractOfCall(ctx, named), on);
  // The renderer brings fonts and a PDF library: loaded when the first contract is asked for.
  const { renderContract } = await import('../pdf/renderContract.ts');
  return renderContract(contract, ctx.now());
};
