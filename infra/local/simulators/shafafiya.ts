import type { Simulator } from './loopback.ts';
import { type RegulatorSimulatorOptions, startPostOffice } from './postOffice.ts';

/** Abu Dhabi's post office; it lets a user ask for new transactions once a minute. */
export const startShafafiya = (options: RegulatorSimulatorOptions): Promise<Simulator> =>
  startPostOffice(
    {
      path: '/v2/webservices.asmx',
      namespace: 'https://www.shafafiya.org/v2/',
      transactionStatus: 'transactionStatus',
      newTransactions: 'xmlTransactions',
      secondsBetweenGetNew: 60,
    },
    options,
  );
