import { expect, it } from 'vitest';
import { readToolkitResponse } from '../../../../functions/_connect/cardReader/toolkitResponse.ts';
import { simulatorPublicKey } from '../../../../infra/local/cardReader/signingKey.ts';
import { fullCardRead, fullCardValues } from '../../../support/fullCardRead.ts';

it('REQ-MEMBER-05 the server reads the forty member fields of a full card reading, each from its own element', () => {
  expect(Object.keys(fullCardValues)).toHaveLength(40);
  expect(readToolkitResponse(fullCardRead, simulatorPublicKey)).toEqual({ card: fullCardValues, signature: 'missing' });
});

it('a field that the card leaves out is null, and so is a date that the calendar lacks', () => {
  const without = fullCardRead
    .replace('<HusbandIdNumber>784198000000029</HusbandIdNumber>', '<HusbandIdNumber> </HusbandIdNumber>')
    .replace('<FamilyId>987001</FamilyId>', '')
    .replace('30/06/2007', '31/06/2007');
  const expected = { ...fullCardValues, husbandIdNumber: null, familyId: null, graduationDate: null };
  expect(readToolkitResponse(without, simulatorPublicKey)?.card).toEqual(expected);
});
