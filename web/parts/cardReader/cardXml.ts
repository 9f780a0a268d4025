import { type MemberCardData, memberCardData } from '../../../shared/_field/cardReader/cardData.ts';

function childNamed(element: Element, name: string): Element | null {
  return [...element.children].find((child) => child.localName === name) ?? null;
}

/**
 * The member fields of the toolkit's answer, or null if the text is not such an answer. They are for the screen only: the server
 * reads the same answer itself.
 */
export function memberDataOf(xml: string): MemberCardData | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return null;
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  const message = root.localName === 'ValidationGatewayResponse' ? childNamed(root, 'Message') : null;
  if (!message) return null;
  return memberCardData((path) => {
    let element: Element | null = message;
    for (const name of path.split('/')) element = element && childNamed(element, name);
    return element?.textContent ?? null;
  });
}
