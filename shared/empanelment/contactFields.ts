import * as z from 'zod';
import { isEmail } from '../_field/email.ts';
import { isInternationalMobile, mobileMessage } from '../_field/mobile.ts';
import { sentence } from '../_field/sentence.ts';
import { services } from './documents.ts';

/** A person whom the insurer may ask. */
export const contactName = z
  .string()
  .trim()
  .min(1, sentence('empanelment:contactMissing', 'Enter who the insurer may ask.'))
  .max(100);
export const contactEmail = z
  .string()
  .trim()
  .max(254)
  .refine(isEmail, sentence('empanelment:emailForm', 'Enter the e-mail address of the contact.'));
export const contactMobile = z.string().max(20).refine(isInternationalMobile, mobileMessage);

/** The services that a provider offers. */
export const offeredServices = z
  .array(z.enum(services))
  .min(1, sentence('empanelment:servicesMissing', 'Choose at least one service.'))
  .max(services.length);
