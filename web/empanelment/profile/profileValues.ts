import type { Answer, Sending } from '../../../shared/_contract/endpoint.ts';
import { profileForm, signedProfile } from '../../../shared/empanelment/profile.ts';
import type { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import type { SignedSubject } from '../../../shared/secondFactor/signedText.ts';
import type { ContactValues } from '../form/ContactFields.tsx';

type Submit = Sending<typeof empanelmentApi.endpoints.submitProfile>['body'];
export type ProviderProfile = Answer<typeof empanelmentApi.endpoints.getProviderProfile>;

export interface ProfileValues extends ContactValues {
  account: { accountHolder: string; bankName: string; iban: string };
  proof?: string;
}

const noAccount = { accountHolder: '', bankName: '', iban: '' } as const;

/** What the form begins with. An IBAN is entered anew each time: the page is never given a whole one. */
export const valuesOf = ({ form, draft }: ProviderProfile): ProfileValues => ({
  ...(draft?.draft ?? form),
  account: { ...noAccount },
});

/** What is kept while it is typed: never a bank account. */
export const draftOf = ({ account: _, proof: __, ...typed }: ProfileValues) => typed;

/** What the form sends: an account of which nothing was entered stays as it is. */
export function bodyOf({ proof, account, ...values }: ProfileValues, open: ProviderProfile['open']): Submit {
  const isEntered = Object.values(account).some((text) => text.trim());
  return {
    ...values,
    // The contract's schema says that it is missing.
    payerId: values.payerId as number,
    account: isEntered ? account : null,
    ...(open && { empanelmentId: open.empanelmentId, version: open.version }),
    ...(proof && { proof }),
  };
}

/** What is signed: the form as the server reads it. */
export function subjectOf(values: ProfileValues): SignedSubject {
  const { empanelmentId: _, version: __, proof: ___, ...form } = bodyOf(values, null);
  return signedProfile(profileForm.parse(form));
}
