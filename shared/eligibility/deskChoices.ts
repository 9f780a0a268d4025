import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { eligibilityFormFields, hasIdentifier, identifierMissing } from './eligibilityForm.ts';
import { eligibilitySenders } from './eligibilityLife.ts';

/** So many payers are offered beside the field at most. */
export const mostUsualPayers = 4;

/** What a facility chooses mostly; nothing of a patient. */
const usualChoices = z.strictObject({
  /** The most frequent first. */
  payerIds: z.array(z.int()).max(mostUsualPayers),
  /** Null where the facility offers several services. */
  serviceCategoryId: z.int().nullable(),
});

/** Who covered a patient, and for which service, when the facility asked last. */
const patientPayer = z.strictObject({
  payerId: z.int(),
  /** Null where the service is not offered any more. */
  serviceCategoryId: z.int().nullable(),
  serviceDate: z.iso.date(),
});
export type PatientPayer = z.infer<typeof patientPayer>;

/** What the release before proposed from the caller's last request. */
const lastChoices = z.strictObject({
  payerId: z.int(),
  serviceCategoryId: z.int(),
  consultationCategoryId: z.int().nullable(),
  eidReasonId: z.int().nullable(),
});

/** With what a new request begins: never with anything of the patient before. */
export const deskChoiceEndpoints = {
  getUsualChoices: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/getusualchoices',
    summary: 'The payers that the facility asks most, and its service where it is nearly always the same',
    access: eligibilitySenders,
    answer: usualChoices,
    requirements: ['REQ-ELIG-10'],
  }),
  findPatientPayer: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/findpatientpayer',
    summary: 'The payer of the last answer Eligible that the facility had for a patient, proposed for the next request',
    access: eligibilitySenders,
    body: z
      .strictObject({
        emiratesId: eligibilityFormFields.emiratesId,
        cardNumber: eligibilityFormFields.cardNumber,
      })
      .refine(hasIdentifier, identifierMissing),
    answer: patientPayer,
    audit: 'eligibility.search',
    requirements: ['REQ-ELIG-10'],
  }),
  getLastChoices: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/getlastchoices',
    summary: 'Nothing: kept for pages of the release before, until the next one',
    access: eligibilitySenders,
    answer: lastChoices,
    requirements: [],
  }),
};
