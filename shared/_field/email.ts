const longestEmail = 254;
const longestLocalPart = 64;

/** A name that mail can be sent to: labels of letters, digits and inner hyphens, the last of at least two letters. */
function isMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  const areLabels = labels.every((label) =>
    /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label),
  );
  return labels.length >= 2 && areLabels && /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu.test(labels.at(-1) ?? '');
}

/** Whether the text has the shape of an e-mail address within the limits of 254 and 64 characters (REQ-VALID-01, 02). */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  const hasShape = rest.length === 0 && /^[^\s@"(),:;<>[\]\\]+$/.test(local) && isMailDomain(domain);
  return hasShape && local.length <= longestLocalPart;
}

/** The e-mail validator (REQ-VALID-01): whether an address is given is another rule's matter, so an empty value passes. */
export const isEmailOrEmpty = (text: string): boolean => text === '' || isEmail(text);

/** An address for the eyes of others (REQ-UI-03): `noura.k@clinic.example` is `nou•••@clinic.example`, whatever its length. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  return `${[...local].slice(0, 3).join('')}•••${domain}`;
}
