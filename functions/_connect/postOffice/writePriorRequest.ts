import { dateText } from '../../../shared/_field/dateText.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { type ConnectedRegulatorId, regulators } from '../../../shared/_field/regulator.ts';
import { branch, escapedXml, leaf } from '../../../shared/_field/xmlText.ts';
import { fileDateTime as dateTime, fileDecimal as decimal } from './fileValues.ts';
import type { PriorRequest, RequestedActivity, RequestedObservation, TransactionFile } from './postOffice.ts';

/** Whose schema the elements follow: Dubai's has no ordering clinician. */
export type XmlDialect = 'dha' | 'doh';

/** An element that is left out when there is nothing to say. */
const optional = (name: string, text: string | number | undefined): string =>
  text === undefined || escapedXml(String(text)).trim() === '' ? '' : leaf(name, String(text));

const optionalTime = (name: string, instant: string | undefined): string =>
  instant === undefined ? '' : leaf(name, dateTime(instant));

const observation = ({ type, code, value, valueType }: RequestedObservation): string =>
  branch('Observation', [
    leaf('Type', type),
    leaf('Code', code),
    optional('Value', value),
    optional('ValueType', valueType),
  ]);

const activity = (line: RequestedActivity, dialect: XmlDialect): string =>
  branch('Activity', [
    leaf('ID', line.id),
    leaf('Start', dateTime(line.start)),
    leaf('Type', String(line.type)),
    leaf('Code', line.code),
    leaf('Quantity', decimal(line.quantity, 4)),
    leaf('Net', decimal(line.net, 2)),
    dialect === 'doh' ? optional('OrderingClinician', line.orderingClinician) : '',
    optional('Clinician', line.clinician),
    ...line.observations.map(observation),
  ]);

/** The Prior.Request of a request. The order of the elements is the XSD's sequence and must stay so. */
export function priorRequestXml({ header, authorization: asked }: PriorRequest, dialect: XmlDialect): string {
  const { encounter, resubmission } = asked;
  const head = branch('Header', [
    leaf('SenderID', header.senderId),
    leaf('ReceiverID', header.receiverId),
    leaf('TransactionDate', dateTime(header.transactionDate)),
    leaf('RecordCount', '1'),
    leaf('DispositionFlag', header.dispositionFlag),
  ]);
  const authorization = branch('Authorization', [
    leaf('Type', asked.type),
    leaf('ID', asked.id),
    optional('IDPayer', asked.idPayer),
    leaf('MemberID', asked.memberId),
    leaf('PayerID', asked.payerId),
    leaf('EmiratesIDNumber', formatEmiratesId(asked.emiratesId)),
    asked.dateOrdered === undefined ? '' : leaf('DateOrdered', dateText(asked.dateOrdered)),
    encounter
      ? branch('Encounter', [
          leaf('FacilityID', encounter.facilityId),
          optional('Type', encounter.type),
          optionalTime('Start', encounter.start),
          optionalTime('End', encounter.end),
        ])
      : '',
    ...asked.diagnoses.map(({ type, code }) => branch('Diagnosis', [leaf('Type', type), leaf('Code', code)])),
    ...asked.activities.map((line) => activity(line, dialect)),
    resubmission
      ? branch('Resubmission', [
          leaf('Type', resubmission.type),
          leaf('Comment', resubmission.comment),
          optional('Attachment', resubmission.attachment),
        ])
      : '',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${branch('Prior.Request', [head, authorization])}\n`;
}

/** Riayati's JSON: the schema's elements by names with a small first letter; JSON leaves out what is undefined. */
const riayatiJson = ({ header, authorization: asked }: PriorRequest): string =>
  JSON.stringify({
    header: {
      senderId: header.senderId,
      receiverId: header.receiverId,
      transactionDate: dateTime(header.transactionDate),
      recordCount: 1,
      dispositionFlag: header.dispositionFlag,
    },
    authorization: {
      type: asked.type,
      id: asked.id,
      idPayer: asked.idPayer,
      memberId: asked.memberId,
      payerId: asked.payerId,
      nationalIdNumber: formatEmiratesId(asked.emiratesId),
      dateOrdered: asked.dateOrdered && dateText(asked.dateOrdered),
      encounter: asked.encounter && {
        facilityId: asked.encounter.facilityId,
        type: asked.encounter.type,
        start: asked.encounter.start && dateTime(asked.encounter.start),
        end: asked.encounter.end && dateTime(asked.encounter.end),
      },
      diagnosis: asked.diagnoses.map(({ type, code }) => ({ type, code })),
      activity: asked.activities.map((line) => ({
        id: line.id,
        start: dateTime(line.start),
        type: line.type,
        code: line.code,
        quantity: Number(decimal(line.quantity, 4)),
        net: Number(decimal(line.net, 2)),
        orderingClinician: line.orderingClinician,
        clinician: line.clinician,
        observation: line.observations.map(({ type, code, value, valueType }) => ({ type, code, value, valueType })),
      })),
      resubmission: asked.resubmission,
    },
  });

/** Unique by the request's number, its type and its instant: the same request has the same name however often it is sent. */
const fileNameOf = ({ header, authorization: { id, type } }: PriorRequest, extension: string): string =>
  `${[id, type, new Date(header.transactionDate).toISOString()].map((part) => part.replace(/[^\w-]/g, '')).join('_')}.${extension}`;

/** The file of a request, as its regulator's post office takes it. */
export function writePriorRequest(request: PriorRequest, regulatorId: ConnectedRegulatorId): TransactionFile {
  if (regulatorId === regulators.MOHAP) {
    return { kind: 'authorization', fileName: fileNameOf(request, 'json'), bytes: Buffer.from(riayatiJson(request)) };
  }
  const xml = priorRequestXml(request, regulatorId === regulators.DHA ? 'dha' : 'doh');
  return { kind: 'authorization', fileName: fileNameOf(request, 'xml'), bytes: Buffer.from(xml) };
}
