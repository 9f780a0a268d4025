import { type MemberCardData, memberCardData } from '../../../shared/_field/cardReader/cardData.ts';
import { type SignatureVerdict, verifyToolkitSignature } from './toolkitSignature.ts';
import { localName, onlyChild, parseXmlTree, textAt } from './xmlTree.ts';

/** What a card reading says, and how far it can be believed. */
export interface ToolkitReading {
  readonly card: MemberCardData;
  readonly signature: SignatureVerdict;
}

/** Reads the toolkit's answer (`ValidationGatewayResponse`). Null when it is not such an answer, or reports a failure. */
export function readToolkitResponse(xml: string, publicKey: string | null): ToolkitReading | null {
  const root = parseXmlTree(xml);
  const message = root && localName(root) === 'ValidationGatewayResponse' ? onlyChild(root, 'Message') : null;
  if (!root || !message || textAt(message, 'Body/ResponseStatus')?.trim() !== 'Success') return null;
  // The values come from the same tree that the signature was checked over.
  return {
    card: memberCardData((path) => textAt(message, path)),
    signature: verifyToolkitSignature(root, publicKey),
  };
}
