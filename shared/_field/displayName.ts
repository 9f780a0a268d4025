/** A person's name as screens, mails and documents show it; empty for a person without a name. */
export const displayNameOf = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.trim();
