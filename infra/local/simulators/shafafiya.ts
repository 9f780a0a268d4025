import type { Simulator } from './loopback.ts';
import { transactionKinds } from './postBox.ts';
import { type RegulatorSimulatorOptions, startPostOffice } from './postOffice.ts';

/** Abu Dhabi's post office with its rates: P009 (what is new), P010 and P012 (how often), P013 (downloads of a file). */
export const startShafafiya = (options: RegulatorSimulatorOptions): Promise<Simulator> =>
  startPostOffice(
    {
      path: '/v2/webservices.asmx',
      namespace: 'https://www.shafafiya.org/v2/',
      dialect: 'doh',
      transactionStatus: 'transactionStatus',
      downloadedFile: 'fileId',
      newTransactions: 'xmlTransactions',
      newPriorAuthorizations: 'foundTransactions',
      report: { fieldColumn: 'HaadField', isZipped: true },
      newKinds: [transactionKinds['Claim.Submission'], transactionKinds['Remittance.Advice']],
      secondsBetweenGetNew: 60,
      secondsBetweenGetNewPrior: 5,
      downloadsADay: 10,
    },
    options,
  );
