import * as z from 'zod';
import { sentence } from '../_field/sentence.ts';
import { contactEmail, contactMobile, contactName, offeredServices } from './contactFields.ts';
import { hoursOfDay, mostHoursLength } from './openingHours.ts';

/** The days of a week as it begins in the Emirates. */
export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Whom the insurer speaks to in its daily work. Neither of them is the contact of the profile, whom it calls about a bank account. */
const contactFields = [
  'approvalsName',
  'approvalsEmail',
  'approvalsMobile',
  'claimsName',
  'claimsEmail',
  'claimsMobile',
] as const;

/** The terms of a contract that its provider may ask to change, besides the prices. */
export const termFields = ['services', ...weekDays, ...contactFields] as const;
export type TermField = (typeof termFields)[number];

/** The hours of a day as they are typed. They are kept as `09:00-13:00 17:00-21:00`; empty for a day on which the provider is closed. */
const typedHours = z
  .string()
  .max(mostHoursLength)
  .refine(
    (text) => hoursOfDay(text) !== null,
    sentence('empanelment:hoursForm', 'Enter hours such as 09:00-13:00 17:00-21:00, or nothing for a closed day.'),
  )
  .transform((text) => hoursOfDay(text) ?? '');

const termsWith = <Hours extends z.ZodType<string, string>>(hours: Hours) =>
  z.strictObject({
    services: offeredServices,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
    approvalsName: contactName,
    approvalsEmail: contactEmail,
    approvalsMobile: contactMobile,
    claimsName: contactName,
    claimsEmail: contactEmail,
    claimsMobile: contactMobile,
  } satisfies Record<TermField, z.ZodType>);

/** What provider and insurer have agreed on, besides the prices. */
const contractTerms = termsWith(z.string());
export type ContractTerms = z.infer<typeof contractTerms>;

/** The same as far as it is known: a contract that a request to join has made says nothing of hours and contacts. */
export const knownTerms = contractTerms.partial().required({ services: true });
export type KnownTerms = z.infer<typeof knownTerms>;

const dayMissing = sentence('empanelment:effectiveMissing', 'Enter the day from which the change is to hold.');

/** A change of a contract as its provider asks for it. */
export const contractUpdate = termsWith(typedHours).extend({
  payerId: z.int().positive(),
  /** From when on it is to hold. An approval later than that makes it hold from its own day on. */
  effectiveOn: z.iso.date(dayMissing),
});
export type ContractUpdate = z.infer<typeof contractUpdate>;

/** A submitted change, with what it changes. */
export const submittedTerms = contractTerms.extend({
  effectiveOn: z.iso.date(),
  /** The terms that it was compared with, and their number; null where the portal has none yet. */
  before: knownTerms.extend({ effectiveOn: z.iso.date(), number: z.int().positive() }).nullable(),
});
export type SubmittedTerms = z.infer<typeof submittedTerms>;

/** A change holds at most so many days from now on: what is later is asked for later. */
export const mostDaysAhead = 366;
