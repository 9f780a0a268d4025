import { regulators } from '../../../shared/_field/regulator.ts';
import { keptFileItems } from '../../_data/postOfficeFile/postOfficeFile.ts';
import { provenFacilityId } from '../../_kit/proof.ts';

/** The file of the demonstration that cannot be read. */
export const unreadableFile = '01K9EXAMP1EF11EN0TREAD0001';
const unmatchedFile = '01K9EXAMP1EF11EN0MATCH0001';
const anHour = 3_600_000;

const answer = (number: string, end: string): string =>
  `<Prior.Authorization><Header><SenderID>INS026</SenderID><ReceiverID>DHA-F-9000001</ReceiverID><TransactionDate>24/11/2026 09:30</TransactionDate></Header>` +
  `<Authorization><Result>Yes</Result><ID>${number}</ID><IDPayer>PA-5501</IDPayer><Start>24/11/2026 00:00</Start><End>${end}</End></Authorization></Prior.Authorization>`;

/** The items of what administrators find under 'Answer files to check': an answer that names no request, and one whose date nobody knows. */
export function demoKeptFiles(now: Date): Record<string, unknown>[] {
  const place = {
    ...{ facilityId: provenFacilityId('noor-clinic'), regulatorId: regulators.DHA },
    ...{ senderId: 'INS026', receiverId: 'DHA-F-9000001' },
  };
  return [
    ...keptFileItems(
      { ...place, keptId: unmatchedFile, fileId: 'demo-1', fileName: 'PA_20261124_1.xml' },
      Buffer.from(answer('DHA-F-9000001-99999999', '08/12/2026 23:59')),
      { state: 'unmatched', reason: 'noRequest', reasonAt: null },
      new Date(now.getTime() - 2 * anHour),
    ),
    ...keptFileItems(
      { ...place, keptId: unreadableFile, fileId: 'demo-2', fileName: 'PA_20261124_2.xml' },
      Buffer.from(answer('DHA-F-9000001-99999998', '12/31/2026 23:59')),
      { state: 'unreadable', reason: 'badDate', reasonAt: 'end' },
      new Date(now.getTime() - anHour),
    ),
  ];
}
