import { dateText } from '../../../shared/_field/dateText.ts';
import { postOfficeResults as result } from '../../../shared/regulator/postOfficeResults.ts';
import { type SoapOffice, searchCall, signedCall } from '../postOffice/soapOffice.ts';
import type { ConnectionOutcome, ConnectionQuestion, TryConnection } from './regulator.ts';
import { callSoap, type SoapCall } from './soap.ts';

/** Asks for new transactions: it reads only, and every provider may do it. */
const newTransactions = (question: ConnectionQuestion): SoapCall => signedCall('GetNewTransactions', question);

/** Asks for what the facility sent today: the answer is not needed, only whether these credentials may ask for this licence. */
function searchOwnTransactions(office: SoapOffice, question: ConnectionQuestion): SoapCall {
  const today = dateText(question.askedAt);
  const all = { direction: 'sent', kind: -1, status: 1 } as const;
  return searchCall(office, question, { ...all, license: question.facilityLicense, from: today, to: today });
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
  (office: SoapOffice, timeoutMs: number): TryConnection =>
  async (question) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const outcome = signedInAs(await callSoap(office, newTransactions(question), signal));
    if (outcome !== 'credentialsOnly') return outcome;
    return searchedAs(await callSoap(office, searchOwnTransactions(office, question), signal));
  };
