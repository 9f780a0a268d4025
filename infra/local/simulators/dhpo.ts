import type { Simulator } from './loopback.ts';
import { transactionKinds } from './postBox.ts';
import { type RegulatorSimulatorOptions, startPostOffice } from './postOffice.ts';

/** Dubai's post office. */
export const startDhpo = (options: RegulatorSimulatorOptions): Promise<Simulator> =>
  startPostOffice(
    {
      path: '/ValidateTransactions.asmx',
      namespace: 'http://www.eClaimLink.ae/',
      dialect: 'dha',
      transactionStatus: 'TransactionStatus',
      downloadedFile: 'fieldId',
      newTransactions: 'xmlTransaction',
      newPriorAuthorizations: 'xmlTransaction',
      report: { fieldColumn: 'DhpoField', isZipped: false },
      newKinds: Object.values(transactionKinds),
      secondsBetweenGetNew: 0,
      secondsBetweenGetNewPrior: 0,
      downloadsADay: 0,
    },
    options,
  );
