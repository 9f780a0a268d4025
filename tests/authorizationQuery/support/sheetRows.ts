import { csvOf } from '../../support/csv.ts';

const heads = {
  number: 'Authorisation number',
  license: 'Facility licence',
  status: 'Status',
  type: 'Type',
  requestedOn: 'Requested on',
  emiratesId: 'Emirates ID',
  cardNumber: 'Card number',
  name: 'Patient name',
  requestNumber: 'Request number',
  category: 'Category',
  validFrom: 'Valid from',
  validTo: 'Valid to',
  amount: 'Approved amount',
  activities: 'Activities',
  payerCode: 'Payer code',
  denialCode: 'Denial code',
};
export type SheetRow = Partial<Record<keyof typeof heads, string>>;

let made = 0;
/** A number that no other test has. */
export const aNumber = (): string => `AU-${90_000 + ++made}`;

export const aRow = (license: string, changes: SheetRow = {}): SheetRow => ({
  ...{ number: aNumber(), license, status: 'Approved', type: 'Authorization', requestedOn: '2026-11-02' },
  ...{ emiratesId: '784-1985-0000001-7', name: 'Sara Invented', category: 'Outpatient', amount: '150.00' },
  ...{ validFrom: '2026-11-02', validTo: '2026-12-01', activities: '99213 x 1 = 150.00' },
  ...changes,
});

/** A row as an insurer brings what it denied: nothing of it is approved. */
export const denied = (row: SheetRow): SheetRow => ({ ...row, status: 'Denied', amount: '', activities: '99213 x 1' });

export const sheetOf = (...rows: SheetRow[]): string =>
  csvOf(
    Object.values(heads),
    ...rows.map((row) => Object.keys(heads).map((name) => row[name as keyof typeof heads] ?? '')),
  );
