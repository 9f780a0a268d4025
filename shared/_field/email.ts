const longestEmail = 254;
const longestLocalPart = 64;

/** Whether the text has the shape of an e-mail address within the limits of 254 and 64 characters (REQ-VALID-01, 02). */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  const hasShape = rest.length === 0 && /^[^\s@"(),:;<>[\]\\]+$/.test(local) && /^[^\s@]+\.[^\s@.]{2,}$/.test(domain);
  return hasShape && text.length <= longestEmail && local.length <= longestLocalPart;
}

/** The e-mail validator (REQ-VALID-01): whether an address is given is another rule's matter, so an empty value passes. */
export const isEmailOrEmpty = (text: string): boolean => text === '' || isEmail(text);

/** An address for the eyes of others (REQ-UI-03): `noura.k@clinic.example` is `nou•••@clinic.example`, whatever its length. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  return `${[...local].slice(0, 3).join('')}•••${domain}`;
}
