import { circularApi } from '../../shared/circular/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { drafted, published, toFacility } from './support/circulars.ts';

/** A circular that the payer has published to the clinic. */
const aCircularOfPayer = ({ payer, clinic }: Owner): Promise<string> => published(payer, payer, toFacility(clinic));

/** Circulars of a payer. */
export const records = recordsOf(circularApi, {
  owned: {
    circular: { make: aCircularOfPayer, owners: ['clinic', 'payer'], fields: ['circularid', 'supersedesid'] },
    circularDraft: {
      make: ({ payer, clinic }) => drafted(payer, toFacility(clinic)),
      owners: ['payer'],
      namedIn: ['saveCircular.circularId', 'publishCircular.circularId'],
      storedAs: 'circular',
    },
    // The publisher reads its own, and acknowledges nothing.
    circularToRead: {
      make: aCircularOfPayer,
      owners: ['clinic'],
      namedIn: ['openCircular.circularId', 'acknowledgeCircular.circularId', 'getCircularAttachment.circularId'],
      storedAs: 'circular',
    },
  },
  // A part of the circular that is named beside it.
  unowned: ['attachmentId'],
});
