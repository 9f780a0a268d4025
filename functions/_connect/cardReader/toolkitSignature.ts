import { createHash, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { canonicalXml, namespacesOf } from './canonicalXml.ts';
import { childElements, localName, onlyChild, textOf, type XmlElement } from './xmlTree.ts';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const algorithms = {
  enveloped: `${dsig}enveloped-signature`,
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  rsa: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  ecdsa: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
} as const;

/** Whether each canonicalisation is the exclusive one. */
const canonicalisations: ReadonlyMap<string, boolean> = new Map([
  ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', false],
  ['http://www.w3.org/2001/10/xml-exc-c14n#', true],
]);

/** `missing`: an offline reading, which has no signature. `notConfigured`: signed, but this deployment has no key to check it. */
export type SignatureVerdict = 'valid' | 'wrong' | 'missing' | 'notConfigured';

interface Place {
  readonly element: XmlElement;
  /** The namespaces of its ancestors. */
  readonly inherited: ReadonlyMap<string, string>;
}

function signaturesIn(element: XmlElement, inherited: ReadonlyMap<string, string> = new Map()): Place[] {
  const scope = namespacesOf(element, inherited);
  const own = localName(element) === 'Signature' ? [{ element, inherited }] : [];
  return [...own, ...childElements(element).flatMap((child) => signaturesIn(child, scope))];
}

const hasSignature = (element: XmlElement): boolean =>
  localName(element) === 'Signature' || childElements(element).some(hasSignature);

const algorithmOf = (element: XmlElement | null): string =>
  element?.attributes.find(([name]) => name === 'Algorithm')?.[1] ?? '';

const bytesOf = (element: XmlElement | null): Buffer => Buffer.from((element && textOf(element)) ?? '', 'base64');

/** Whether the one reference digests the whole document without the signature, and nothing less. */
function isDigestRight(root: XmlElement, signature: XmlElement, reference: XmlElement): boolean {
  const uri = reference.attributes.find(([name]) => name === 'URI')?.[1];
  const transforms = onlyChild(reference, 'Transforms');
  const steps = transforms ? childElements(transforms) : [];
  const [enveloped, canonical, ...more] = steps.map(algorithmOf);
  const isExclusive = canonical === undefined ? false : canonicalisations.get(canonical);
  // A transform with parameters could leave something out.
  if (uri !== '' || enveloped !== algorithms.enveloped || isExclusive === undefined || more.length > 0) return false;
  if (steps.some((step) => childElements(step).length > 0)) return false;
  if (algorithmOf(onlyChild(reference, 'DigestMethod')) !== algorithms.sha256) return false;
  const digest = createHash('sha256')
    .update(canonicalXml(root, { isExclusive, without: signature }))
    .digest();
  const claimed = bytesOf(onlyChild(reference, 'DigestValue'));
  return claimed.length === digest.length && timingSafeEqual(claimed, digest);
}

function isSigned({ element, inherited }: Place, signedInfo: XmlElement, key: KeyObject): boolean {
  const isExclusive = canonicalisations.get(algorithmOf(onlyChild(signedInfo, 'CanonicalizationMethod')));
  // The key decides the algorithm; the document only has to agree.
  const expected = key.asymmetricKeyType === 'ec' ? algorithms.ecdsa : algorithms.rsa;
  if (isExclusive === undefined || algorithmOf(onlyChild(signedInfo, 'SignatureMethod')) !== expected) return false;
  const signed = Buffer.from(canonicalXml(signedInfo, { isExclusive }, namespacesOf(element, inherited)));
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytesOf(onlyChild(element, 'SignatureValue')));
}

/**
 * Checks the XML signature (XMLDSig, enveloped, over the whole document) that ICP's validation gateway puts into the answer to an
 * online reading, by the one key that this deployment trusts. A certificate inside the document proves nothing: anybody can bring
 * one. `publicKey` is base64 of a DER SubjectPublicKeyInfo.
 */
export function verifyToolkitSignature(root: XmlElement, publicKey: string | null): SignatureVerdict {
  // Without a key there is nothing to work out, only to say.
  if (!publicKey) return hasSignature(root) ? 'notConfigured' : 'missing';
  const [place, ...others] = signaturesIn(root);
  if (!place) return 'missing';
  const { element, inherited } = place;
  const prefix = element.name.includes(':') ? element.name.slice(0, element.name.indexOf(':')) : '';
  const isOurs = namespacesOf(element, inherited).get(prefix) === dsig && element !== root && others.length === 0;
  const signedInfo = onlyChild(element, 'SignedInfo');
  const reference = signedInfo && onlyChild(signedInfo, 'Reference');
  if (!isOurs || !signedInfo || !reference) return 'wrong';
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return isSigned(place, signedInfo, key) && isDigestRight(root, element, reference) ? 'valid' : 'wrong';
}
