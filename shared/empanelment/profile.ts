import * as z from 'zod';
import { compactIban, isUaeIban } from '../_field/iban.ts';
import { sentence } from '../_field/sentence.ts';
import type { SignedSubject } from '../secondFactor/signedText.ts';
import { empanelmentForm, shownAccount } from './form.ts';

/** A new account is paid to after so many hours: until then the provider and the insurer can stop it. */
export const coolingOffHours = 72;

/** How the person who approves an account has made sure of it by the telephone. */
export const callBacks = ['contactOnRecord', 'numberOfRegister'] as const;

/** A bank account as it is entered. */
export const bankAccount = z.strictObject({
  accountHolder: z
    .string()
    .trim()
    .min(1, sentence('empanelment:holderMissing', 'Enter whose account it is, as the bank writes it.'))
    .max(140),
  bankName: z.string().trim().min(1, sentence('empanelment:bankMissing', 'Enter the name of the bank.')).max(100),
  iban: z
    .string()
    .max(40)
    .transform(compactIban)
    .refine(isUaeIban, sentence('empanelment:ibanForm', 'This is not an IBAN of the Emirates. Compare each digit.')),
});

/** What an insurer knows of a provider, as the provider changes it. */
export const profileForm = empanelmentForm
  .omit({ documents: true, branch: true })
  .extend({ /** Null where the account stays as it is. */ account: bankAccount.nullable() });
export type ProfileForm = z.infer<typeof profileForm>;

/** A profile as the provider sees it. */
export const shownProfile = profileForm.extend({
  account: shownAccount.nullable(),
  /** The account that follows, and from when on. */
  next: shownAccount.extend({ effectiveAt: z.iso.datetime(), empanelmentId: z.string() }).nullable(),
});
export type ShownProfile = z.infer<typeof shownProfile>;

/** What the provider's administrator signs by the second factor: all that was entered. */
export const signedProfile = ({ services, account, payerId, ...texts }: ProfileForm): SignedSubject => ({
  ...texts,
  payerId: String(payerId),
  services: services.join(),
  ...account,
});
