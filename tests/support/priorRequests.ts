import type { PriorRequest } from '../../functions/_connect/postOffice/postOffice.ts';

type Changes = Partial<PriorRequest['authorization']> & { readonly sender?: string; readonly receiver?: string };

/** A request for two lines that every post office takes, from a facility with this licence. */
export function aPriorRequest({
  sender = 'DHA-F-9000001',
  receiver = 'INS026',
  ...changes
}: Changes = {}): PriorRequest {
  return {
    header: {
      ...{ senderId: sender, receiverId: receiver },
      ...{ transactionDate: '2026-11-24T05:30:12.345Z', dispositionFlag: 'PRODUCTION' },
    },
    authorization: {
      ...{ type: 'Authorization', id: `${sender}-00145677`, memberId: '88-7700013-01', payerId: receiver },
      emiratesId: '784198500000017',
      dateOrdered: '2026-11-23',
      encounter: { facilityId: sender, type: 1, start: '2026-11-24T05:00:00.000Z' },
      diagnoses: [
        { type: 'Principal', code: 'M54.5' },
        { type: 'Secondary', code: 'E11.9' },
      ],
      activities: [
        {
          ...{ id: '1', start: '2026-11-24T05:00:00.000Z', type: 3, code: '72148', quantity: 1, net: 900.1 },
          ...{ orderingClinician: 'GD90002', clinician: 'GD90001' },
          observations: [
            { type: 'Text', code: 'Description', value: 'Pain <since> a week & more', valueType: 'Other' },
          ],
        },
        {
          ...{
            id: '2',
            start: '2026-11-24T05:00:00.000Z',
            type: 5,
            code: 'A54-4064-00334-01',
            quantity: 0.5,
            net: 12.35,
          },
          observations: [],
        },
      ],
      ...changes,
    },
  };
}
