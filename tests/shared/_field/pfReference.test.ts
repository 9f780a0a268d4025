import { expect, it } from 'vitest';
import { isPfReference } from '../../../shared/_field/pfReference.ts';
import { fc } from '../../support/fc.ts';

it('REQ-UI-05 detects a reference that begins with PF, in any case and with blanks in front', () => {
  fc.assert(
    fc.property(fc.constantFrom('PF', 'pf', ' PF', 'Pf'), fc.string(), (start, rest) => isPfReference(start + rest)),
  );
});

it('REQ-UI-05 takes no other reference for one', () => {
  for (const reference of ['', 'P', 'MF1234', 'DHA-F-0000001', 'XPF1', 'P F1'])
    expect(isPfReference(reference)).toBe(false);
});
