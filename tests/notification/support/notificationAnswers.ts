import type { Notification } from '../../../shared/notification/routes.ts';

const idAt = (number: number): string => `01K0000000000000000000${String(number).padStart(4, '0')}`;

/** A notification about an answered request; later numbers came later. */
export const aNotification = (number: number, changes: Partial<Notification> = {}): Notification =>
  ({
    notificationId: idAt(number),
    kind: 'eligibilityEligible',
    facts: {
      requestNumber: `MF1001-${number}`,
      payerName: 'NAS',
      payerNameArabic: 'ناس',
      facilityName: 'Palm Clinic',
    },
    link: `/eligibility/01K000000000000000000A${String(number).padStart(4, '0')}`,
    createdAt: new Date(Date.UTC(2026, 10, 21, 8, number)).toISOString(),
    readAt: null,
    ...changes,
  }) as Notification;
