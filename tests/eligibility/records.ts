import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { asksNobody } from '../support/payerDesk.ts';
import { aForm, deliveryOf, details, submitted } from './support/eligibility.ts';

/** Requests for eligibility. */
export const records = recordsOf(eligibilityApi, {
  owned: {
    eligibility: {
      make: async (owner) => {
        const id = await submitted(owner.clinic, aForm(undefined, { payerId: payerOf(owner) }));
        await asksNobody(deliveryOf(id));
        return id;
      },
      owners: ['clinic', 'payer'],
      fields: ['eligibilityid'],
      // The version that a change names is the one that its sender has seen.
      beside: async ({ clinic }, id) => ({ version: (await details(clinic, id)).version }),
    },
  },
  // Parts of the request that is named beside them.
  unowned: ['questionId', 'attachmentId'],
  ofDocuments: ['getQuestionAttachment'],
  // The patient is none of NAS's, and nobody has asked anything.
  unfit: { getNasClaimForm: 400, answerPayerQuestion: 409 },
});
