import { dateText } from '../../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { postOfficeResults as result } from '../../../shared/regulator/postOfficeResults.ts';
import { exchangeSoap, type SoapAnswer, type SoapCall, type SoapSilence } from '../regulator/soap.ts';
import { readErrorReport } from './errorReport.ts';
import { largestFileBytes } from './fileTexts.ts';
import { fullList, listedFiles } from './listedFiles.ts';
import type {
  Listing,
  NoAnswer,
  PostOffice,
  PostOfficeCredentials,
  TransactionKind,
  UploadAnswer,
} from './postOffice.ts';
import { type SoapOffice, searchCall, signedCall } from './soapOffice.ts';
import { wasTakenBy } from './wasTaken.ts';

/** How long a call may last: a file needs more time than a list. */
export interface Patience {
  readonly timeoutMs: number;
  readonly fileTimeoutMs: number;
}

/** The transactions of each kind, by the numbers that searches name: Prior.Request and Prior.Authorization, Claim.Submission and Remittance.Advice. */
const numbersOf: Readonly<Record<TransactionKind, { readonly sent: number; readonly received: number }>> = {
  authorization: { sent: 16, received: 32 },
  claim: { sent: 2, received: 8 },
};

/** The operation that lists the new answers of a kind. */
const newOf: Readonly<Record<TransactionKind, string>> = {
  authorization: 'GetNewPriorAuthorizationTransactions',
  claim: 'GetNewTransactions',
};

/** A file in base64, with its envelope. */
const largestAnswer = Math.ceil((largestFileBytes * 4) / 3) + 64 * 1024;

const unavailable: NoAnswer = { outcome: 'unavailable' };
/** Name and password are wrong, or cannot be anybody's. */
const noAnswerOf = ({ code }: SoapAnswer): NoAnswer =>
  code === result.loginFailed ? { outcome: 'loginFailed' } : unavailable;

function listingOf(kind: TransactionKind, answer: SoapAnswer | SoapSilence, element: string): Listing {
  if (typeof answer === 'string') return unavailable;
  if (answer.code === result.nothingNew) return { outcome: 'listed', files: [], isFull: false };
  if (answer.code !== result.accepted && answer.code !== result.acceptedWithWarnings) return noAnswerOf(answer);
  const files = listedFiles(kind, answer.textOf(element)?.trim() ?? '');
  return files ? { outcome: 'listed', files, isFull: files.length >= fullList } : unavailable;
}

/**
 * What is listed without what another list has. An authorisation that was taken for a remittance would be marked and answer nothing: the other list is
 * asked for afterwards, so that it has each that came before, and where it has no room for all of them, nothing is sure.
 */
function withoutFiles(listing: Extract<Listing, { outcome: 'listed' }>, others: Listing): Listing {
  if (others.outcome !== 'listed') return others;
  if (others.isFull) return { outcome: 'listed', files: [], isFull: true };
  const other = new Set(others.files.map(({ fileId }) => fileId));
  return { ...listing, files: listing.files.filter(({ fileId }) => !other.has(fileId)) };
}

const uploaded: Readonly<Record<number, UploadAnswer['outcome']>> = {
  [result.accepted]: 'accepted',
  [result.acceptedWithWarnings]: 'acceptedWithWarnings',
  [result.rejected]: 'rejected',
  [result.wrongParameter]: 'rejected',
  [result.notSupported]: 'rejected',
  [result.loginFailed]: 'loginFailed',
};

async function uploadOf(answer: SoapAnswer | SoapSilence): Promise<UploadAnswer> {
  if (answer === 'notSent') return { outcome: 'unavailable', findings: [] };
  const outcome = typeof answer === 'string' ? undefined : uploaded[answer.code];
  // The line broke, or an unexpected fault came: perhaps after the file was taken.
  if (typeof answer === 'string' || outcome === undefined) return { outcome: 'unknown', findings: [] };
  const findings = await readErrorReport(answer.textOf('errorReport') ?? '');
  const message = answer.textOf('errorMessage')?.trim().slice(0, 500);
  if (outcome !== 'rejected' || findings.length > 0 || !message) return { outcome, findings };
  return { outcome, findings: [{ type: 'Error', text: message }] };
}

const found: readonly number[] = [result.accepted, result.acceptedWithWarnings];

/** A post office that speaks SOAP (DHPO, Shafafiya), for one facility. */
export function soapPostOffice(office: SoapOffice, who: PostOfficeCredentials, patience: Patience): PostOffice {
  const ask = (call: SoapCall) => exchangeSoap(office, call, { signal: AbortSignal.timeout(patience.timeoutMs) });
  const carry = (call: SoapCall) =>
    exchangeSoap(office, call, {
      signal: AbortSignal.timeout(patience.fileTimeoutMs),
      largestBytes: largestAnswer,
    });
  const search: PostOffice['search'] = async ({ kind, direction, from, to, fileName, partnerId }) => {
    const call = searchCall(office, who, {
      ...{ direction, fileName, license: who.facilityLicense, partner: partnerId, status: -1 },
      ...{ kind: numbersOf[kind][direction], from: dateText(from), to: dateText(to) },
    });
    return listingOf(kind, await ask(call), 'foundTransactions');
  };
  const newTransactions: PostOffice['newTransactions'] = async (kind) => {
    const listing = listingOf(kind, await ask(signedCall(newOf[kind], who)), office.newTransactions[kind]);
    const isMixed =
      kind === 'claim' && office.isNewOfAllKinds && listing.outcome === 'listed' && listing.files.length > 0;
    return isMixed ? withoutFiles(listing, await newTransactions('authorization')) : listing;
  };
  return {
    search,
    upload: async ({ fileName, bytes }) =>
      uploadOf(
        await carry(
          signedCall('UploadTransaction', who, [
            ['fileContent', Buffer.from(bytes).toString('base64')],
            ['fileName', fileName],
          ]),
        ),
      ),
    newTransactions,
    download: async ({ fileId }) => {
      const answer = await carry(signedCall('DownloadTransactionFile', who, [['fileId', fileId]]));
      if (answer === 'tooLarge') return { outcome: answer };
      if (typeof answer === 'string') return unavailable;
      if (answer.code === result.fileNotFound) return { outcome: 'notFound' };
      const file = answer.textOf('file');
      if (!found.includes(answer.code) || file === null) return noAnswerOf(answer);
      return {
        outcome: 'downloaded',
        fileName: answer.textOf('fileName') ?? '',
        bytes: Buffer.from(file, 'base64'),
      };
    },
    setDownloaded: async ({ fileId }) => {
      const answer = await ask(signedCall('SetTransactionDownloaded', who, [[office.downloadedFile, fileId]]));
      if (typeof answer === 'string') return unavailable;
      if (answer.code === result.fileNotFound) return { outcome: 'notFound' };
      return found.includes(answer.code) ? { outcome: 'marked' } : noAnswerOf(answer);
    },
    wasTaken: wasTakenBy(search, () => emiratesDateOf(new Date())),
  };
}
