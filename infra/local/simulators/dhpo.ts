import type { Simulator } from './loopback.ts';
import { type RegulatorSimulatorOptions, startPostOffice } from './postOffice.ts';

/** Dubai's post office. */
export const startDhpo = (options: RegulatorSimulatorOptions): Promise<Simulator> =>
  startPostOffice(
    {
      path: '/ValidateTransactions.asmx',
      namespace: 'http://www.eClaimLink.ae/',
      transactionStatus: 'TransactionStatus',
      newTransactions: 'xmlTransaction',
      secondsBetweenGetNew: 0,
    },
    options,
  );
