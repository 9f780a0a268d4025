import { env } from '../../_kit/env.ts';
import type { SoapCall, SoapService } from '../regulator/soap.ts';
import type { TransactionKind } from './postOffice.ts';

/** A post office that speaks SOAP. The two have the same operations, and spell some of their parameters in their own ways. */
export interface SoapOffice extends SoapService {
  readonly transactionStatus: 'TransactionStatus' | 'transactionStatus';
  /** How SetTransactionDownloaded calls the file. */
  readonly downloadedFile: 'fieldId' | 'fileId';
  /** The list in the answer to GetNewPriorAuthorizationTransactions, and to GetNewTransactions, which lists claims and remittances. */
  readonly newTransactions: Readonly<
    Record<TransactionKind, 'xmlTransaction' | 'xmlTransactions' | 'foundTransactions'>
  >;
  /** Whether GetNewTransactions may list authorisations too (Shafafiya's P009 says that it does not). */
  readonly isNewOfAllKinds: boolean;
}

/** Dubai's, at the address of this environment. */
export const dhpo = (): SoapOffice => ({
  url: env('REGULATOR_DHPO_URL'),
  namespace: 'http://www.eClaimLink.ae/',
  transactionStatus: 'TransactionStatus',
  downloadedFile: 'fieldId',
  newTransactions: { authorization: 'xmlTransaction', claim: 'xmlTransaction' },
  isNewOfAllKinds: true,
});

/** Abu Dhabi's, at the address of this environment. */
export const shafafiya = (): SoapOffice => ({
  url: env('REGULATOR_SHAFAFIYA_URL'),
  namespace: 'https://www.shafafiya.org/v2/',
  transactionStatus: 'transactionStatus',
  downloadedFile: 'fileId',
  newTransactions: { authorization: 'foundTransactions', claim: 'xmlTransactions' },
  isNewOfAllKinds: false,
});

interface SignedIn {
  readonly username: string;
  readonly password: string;
}

/** Every operation begins with name and password. */
export const signedCall = (
  operation: string,
  { username, password }: SignedIn,
  parameters: SoapCall['parameters'] = [],
): SoapCall => ({ operation, parameters: [['login', username], ['pwd', password], ...parameters] });

/** `status` 1 is what nobody has downloaded yet, 2 the other files, -1 all; `kind` -1 all kinds, days are the offices' dd/MM/yyyy. */
interface Search {
  readonly direction: 'sent' | 'received';
  readonly license: string;
  readonly partner?: string | undefined;
  readonly kind: number;
  readonly status: -1 | 1 | 2;
  readonly fileName?: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** SearchTransactions: all parameters, in the WSDL's order. */
export const searchCall = (office: SoapOffice, who: SignedIn, search: Search): SoapCall =>
  signedCall('SearchTransactions', who, [
    ['direction', search.direction === 'sent' ? '1' : '2'],
    ['callerLicense', search.license],
    ['ePartner', search.partner ?? ''],
    ['transactionID', String(search.kind)],
    [office.transactionStatus, String(search.status)],
    ['transactionFileName', search.fileName ?? ''],
    ['transactionFromDate', search.from],
    ['transactionToDate', search.to],
    ['minRecordCount', '-1'],
    ['maxRecordCount', '-1'],
  ]);
