import { newbornSiblings } from '../../shared/_field/lookupLists/people.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';

/** Which of the children of one birth it is, in words. */
export function siblingName(language: string, index: number): string {
  const found = newbornSiblings.find(({ id }) => id === index);
  return found ? nameIn(language, found, 'name') : String(index);
}

/** The children of one birth as choices. */
export const siblingChoices = (language: string) =>
  newbornSiblings.map((each) => ({ id: each.id, name: nameIn(language, each, 'name') }));
