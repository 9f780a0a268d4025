const longestEmail = 254;
const longestLocalPart = 64;

/** Whether the text has the shape of an e-mail address within the limits of 254 and 64 characters (REQ-VALID-01, 02). */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  const hasShape = rest.length === 0 && /^[^\s@"(),:;<>[\]\\]+$/.test(local) && /^[^\s@]+\.[^\s@.]{2,}$/.test(domain);
  return hasShape && text.length <= longestEmail && local.length <= longestLocalPart;
}
