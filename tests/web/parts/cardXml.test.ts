import { expect, it } from 'vitest';
import { memberDataOf } from '../../../web/parts/cardReader/cardXml.ts';
import { fullCardRead, fullCardValues } from '../../support/fullCardRead.ts';

it('REQ-MEMBER-05 the page reads the forty member fields of a full card reading, each from its own element', () => {
  expect(memberDataOf(fullCardRead)).toEqual(fullCardValues);
});
