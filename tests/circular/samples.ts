import { circularApi } from '../../shared/circular/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { aCircular } from './support/circulars.ts';

const circularId = '01J00000000000000000000000';
const seen = { circularId, edition: 1 };

/** What publishers and readers of circulars send; all invented. */
export const samples = samplesOf(circularApi, {
  searchCirculars: { body: {} },
  getCircular: { query: { circularId } },
  getDueCirculars: {},
  openCircular: { body: { circularId } },
  acknowledgeCircular: { body: { circularId } },
  getCircularAttachment: { query: { circularId, attachmentId: circularId } },
  searchOwnCirculars: { body: {} },
  saveCircular: { body: { ...aCircular(), edition: 1 } },
  previewAudience: { body: { to: 'providers', kinds: ['clinic'], emirates: ['Dubai'] } },
  publishCircular: { body: { ...seen, places: 1 } },
  approveCircular: { body: seen },
  refuseCircular: { body: { ...seen, reason: 'The date is wrong.' } },
  withdrawCircular: {
    body: { ...seen, reason: 'Sent to the wrong audience.', reasonArabic: 'أُرسل إلى غير المعنيين.' },
  },
  searchReceipts: { body: { circularId, hasRead: false } },
});
