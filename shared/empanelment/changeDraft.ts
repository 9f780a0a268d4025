import * as z from 'zod';
import { termFields } from './contract.ts';
import { services } from './documents.ts';
import { empanelmentDraft } from './form.ts';

const typedServices = z.array(z.enum(services)).max(services.length);

/** A change of a contract as far as it has been typed, right or wrong. */
export const contractDraft = z.strictObject({
  effectiveOn: z.string().max(40).nullable(),
  ...(Object.fromEntries(termFields.map((field) => [field, z.string().max(254)])) as Record<
    Exclude<(typeof termFields)[number], 'services'>,
    z.ZodString
  >),
  services: typedServices,
});

/** A change of a profile as far as it has been typed. A bank account is in no draft: its IBAN is kept once it is signed, and not before (REQ-NET-20). */
export const profileDraft = empanelmentDraft.omit({ documents: true, branch: true });

/** Where a draft stands, and who typed in it last. */
export const draftPlace = { version: z.int().positive(), savedAt: z.iso.datetime(), byName: z.string() };
