import { randomUUID } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import { handler } from '../../functions/claimDashboard/index.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { sampleInput } from '../contract/sampleInput.ts';
import { callAnything, signIn } from '../support/api.ts';

const { addRegistration } = claimDashboardApi.endpoints;

function aSheet(): File {
  const book = utils.book_new();
  const rows = [
    ['User name', 'Email', 'Access type', 'Facility licences'],
    ['Omar Invented', 'omar@clinic.ae', 'Single', 'DHA-F-1'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Users');
  return new File([new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))], 'users.xlsx');
}

/** Calls of the claim dashboard that need a sheet, or a request that is there. */
export const readyCalls = readyCallsOf(claimDashboardApi, {
  importMembersFromExcel: async () => ({ body: { file: aSheet() } }),
  getClaimDashboardRequest: async () => {
    const transactionNumber = randomUUID();
    const { body } = sampleInput(addRegistration);
    await callAnything(handler, addRegistration, { body: { ...body, transactionNumber } });
    return { as: await signIn({ roles: ['ClaimDashboardConfigAdmin'], facility: null }), query: { transactionNumber } };
  },
});
