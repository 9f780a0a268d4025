import { postOfficeResults as result } from '../../../shared/regulator/postOfficeResults.ts';
import { payerDateTime } from '../payer/payerDate.ts';
import type { ConnectionOutcome, ConnectionQuestion, TryConnection } from './regulator.ts';
import { callSoap, type SoapCall, type SoapService } from './soap.ts';

export interface PostOffice extends SoapService {
  /** How this post office spells the parameter that its sister spells the other way. */
  readonly transactionStatus: 'TransactionStatus' | 'transactionStatus';
}

/** Asks for new transactions: it reads only, and every provider may do it. */
export const newTransactions = ({ username, password }: ConnectionQuestion): SoapCall => ({
  operation: 'GetNewTransactions',
  parameters: [
    ['login', username],
    ['pwd', password],
  ],
});

/** Asks for what the facility sent today: the answer is not needed, only whether these credentials may ask for this licence. */
export function searchOwnTransactions(office: PostOffice, question: ConnectionQuestion): SoapCall {
  const today = payerDateTime(question.askedAt).slice(0, 10);
  return {
    operation: 'SearchTransactions',
    parameters: [
      ['login', question.username],
      ['pwd', question.password],
      ['direction', '1'],
      ['callerLicense', question.facilityLicense],
      ['ePartner', ''],
      ['transactionID', '-1'],
      [office.transactionStatus, '1'],
      ['transactionFileName', ''],
      ['transactionFromDate', today],
      ['transactionToDate', today],
      ['minRecordCount', '-1'],
      ['maxRecordCount', '-1'],
    ],
  };
}

/** What GetNewTransactions shows: it is asked with name and password and with nothing else. */
function signedInAs(code: number | null): ConnectionOutcome {
  switch (code) {
    case result.accepted:
    case result.acceptedWithWarnings:
    case result.nothingNew:
      return 'credentialsOnly';
    case result.loginFailed:
    // Name and password are the only parameters.
    case result.wrongParameter:
      return 'loginFailed';
    default:
      return 'unavailable';
  }
}

/** What SearchTransactions shows of the licence, once the credentials are known to be right. */
function searchedAs(code: number | null): ConnectionOutcome {
  switch (code) {
    case result.accepted:
    case result.acceptedWithWarnings:
    case result.nothingNew:
      return 'proven';
    case result.loginFailed:
      return 'loginFailed';
    case result.rejected:
    case result.wrongParameter:
    case result.unexpectedFault:
      return 'credentialsOnly';
    default:
      return 'unavailable';
  }
}

/**
 * A SOAP post office (DHPO, Shafafiya): GetNewTransactions tells whether name and password are right, then SearchTransactions whether they
 * belong to this licence. A search that ends in one of the documented faults says nothing about the licence.
 */
export const postOfficeConnection =
  (office: PostOffice, timeoutMs: number): TryConnection =>
  async (question) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const outcome = signedInAs(await callSoap(office, newTransactions(question), signal));
    if (outcome !== 'credentialsOnly') return outcome;
    return searchedAs(await callSoap(office, searchOwnTransactions(office, question), signal));
  };
