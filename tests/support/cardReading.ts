import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type SimulatedCard, simulatedCards } from '../../infra/local/cardReader/cards.ts';
import { toolkitXml } from '../../infra/local/cardReader/toolkitXml.ts';

/** A card of the simulator; another one with another number. */
export function aCard(place = 0): SimulatedCard {
  const card = simulatedCards[place];
  if (!card) throw new Error('No such card');
  return card;
}

interface Reading {
  readonly requestId: string;
  readonly card?: SimulatedCard;
  readonly now?: Date;
  readonly isOffline?: boolean;
}

const everything = { photograph: true, fixed: true, changing: true, signatureImage: true, address: true };

/** What the simulated agent answers to a reading: XML, signed unless it is offline. */
export const aReading = ({ requestId, card = aCard(), now = new Date(), isOffline = false }: Reading): string =>
  toolkitXml({ card, asked: everything, requestId, now, isOffline });

/** A key pair as ICP's gateway would have one. */
export function rsaKeys(): { privateKey: KeyObject; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
}

const dsig = 'http://www.w3.org/2000/09/xmldsig#';

/**
 * Signs with RSA a document whose canonical form the test gives, and puts the signature (prefix `ds`, exclusive canonicalisation)
 * before the end of its root.
 */
export function signedWithRsa(xml: string, canonical: string, privateKey: KeyObject): string {
  const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  const digest = createHash('sha256').update(canonical).digest('base64');
  const info = (declaration: string) =>
    `<ds:SignedInfo${declaration}><ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>` +
    `<ds:Reference URI=""><ds:Transforms><ds:Transform Algorithm="${dsig}enveloped-signature"></ds:Transform>` +
    `<ds:Transform Algorithm="${exclusive}"></ds:Transform></ds:Transforms>` +
    `<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>` +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  const value = sign('sha256', Buffer.from(info(` xmlns:ds="${dsig}"`)), privateKey).toString('base64');
  const signature = `<ds:Signature xmlns:ds="${dsig}">${info('')}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;
  const end = xml.lastIndexOf('</');
  return xml.slice(0, end) + signature + xml.slice(end);
}
