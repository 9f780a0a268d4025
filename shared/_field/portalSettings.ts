import * as z from 'zod';
import { switchNames } from './featureSwitches.ts';

const address = z.url({ protocol: /^https?$/ });

/** A person who sells licences of the pharmacy module. */
const licenseDistributor = z.strictObject({
  name: z.string(),
  phone: z.string(),
  email: z.email(),
});

/**
 * What the web app takes from the configuration of its environment (infra/environments.ts): addresses outside the portal. Where
 * one is null, what leads there is not shown. Nothing in it is secret.
 */
export const portalSettings = z.strictObject({
  contactUsUrl: address.nullable(),
  /** D-Connect Provider Dashboard V2 (REQ-RDASH-18). */
  dConnectUrl: address.nullable(),
  /** The payer online tile (REQ-RDASH-28). */
  payerOnlineUrl: address.nullable(),
  licenseDistributors: z.array(licenseDistributor).readonly(),
  /** The feature switches that are off. */
  switchedOff: z.array(z.enum(switchNames)).readonly(),
  /** The support chat: none by default. */
  chat: z.strictObject({ baseUrl: address, websiteToken: z.string().min(1) }).nullable(),
});
export type PortalSettings = z.infer<typeof portalSettings>;
