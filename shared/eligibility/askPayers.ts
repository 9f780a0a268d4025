import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { endpoint } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { eligibilityFormFields, hasReason, reasonMissing } from './eligibilityForm.ts';
import { eligibilitySenders } from './eligibilityLife.ts';
import { eligibilityStatus } from './eligibilityStatus.ts';

/** So many payers are asked by one act at most. */
export const mostPayersAtOnce = 5;

// A card's number belongs to one payer.
const { payerId, cardNumber: _, ...fields } = eligibilityFormFields;

/** One patient and one service, for several payers. */
const severalForm = z
  .strictObject({
    ...fields,
    emiratesId: emiratesIdField,
    payerIds: z
      .array(payerId)
      .min(2)
      .max(mostPayersAtOnce)
      .refine(
        (payerIds) => new Set(payerIds).size === payerIds.length,
        sentence('eligibility:payerTwice', 'Choose each payer once.'),
      ),
  })
  .refine(hasReason, reasonMissing);
export type SeveralForm = z.input<typeof severalForm>;

/** The requests of one act, in the order in which their payers were named. */
const asked = z
  .array(
    z.strictObject({
      payerId: z.int(),
      eligibilityId: recordId,
      status: z.literal(Object.values(eligibilityStatus)),
    }),
  )
  .max(mostPayersAtOnce);

export const askPayersEndpoints = {
  askPayers: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/askpayers',
    summary: 'Ask two to five payers the same at once: all of them, or none where one cannot be asked',
    access: eligibilitySenders,
    answersMember: true,
    body: severalForm,
    answer: z.strictObject({ asked }),
    audit: 'eligibility.submit',
    idempotent: true,
    requirements: ['REQ-ELIG-10'],
  }),
};
