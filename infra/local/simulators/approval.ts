import { dateTimeText } from '../../../shared/_field/dateText.ts';
import { leaf } from '../../../shared/_field/xmlText.ts';
import { allAt, textAt, type XmlElement } from './xmlElements.ts';

const validityMs = 14 * 24 * 3600_000;

/** A payer's Prior.Authorization that approves every line of a Prior.Request. */
export function approvalOf(request: XmlElement, now: Date): Buffer {
  const at = (path: string) => textAt(request, path);
  const lines = allAt(request, 'Authorization/Activity').map((line) =>
    [
      '<Activity>',
      ...['ID', 'Type', 'Code', 'Net'].map((name) => leaf(name, textAt(line, name))),
      leaf('PaymentAmount', textAt(line, 'Net')),
      '</Activity>',
    ].join(''),
  );
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<Prior.Authorization><Header>',
      leaf('SenderID', at('Header/ReceiverID')),
      leaf('ReceiverID', at('Header/SenderID')),
      leaf('TransactionDate', dateTimeText(now)),
      '<RecordCount>1</RecordCount><DispositionFlag>PRODUCTION</DispositionFlag></Header><Authorization>',
      leaf('Result', 'Yes'),
      leaf('ID', at('Authorization/ID')),
      leaf('IDPayer', `A-${at('Authorization/ID')}`),
      leaf('Start', dateTimeText(now)),
      leaf('End', dateTimeText(new Date(now.getTime() + validityMs))),
      ...lines,
      '</Authorization></Prior.Authorization>\n',
    ].join(''),
  );
}
