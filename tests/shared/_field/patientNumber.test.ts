import { expect, it } from 'vitest';
import { patientNumberIn } from '../../../shared/_field/patientNumber.ts';

it.each([
  [' 784-1985-0000001-7 ', { by: 'emiratesId', emiratesId: '784198500000017' }],
  ['784198500000017', { by: 'emiratesId', emiratesId: '784198500000017' }],
  // A wrong digit makes no card number of an Emirates ID: it would go to the payer in the wrong field.
  ['784198500000018', { by: 'nothing', isEmiratesId: true }],
  ['NAS-12/345', { by: 'cardNumber', cardNumber: 'NAS-12/345' }],
  ['', { by: 'nothing', isEmiratesId: false }],
  ['name of somebody!', { by: 'nothing', isEmiratesId: false }],
  ['A'.repeat(31), { by: 'nothing', isEmiratesId: false }],
])('tells what %j is', (text, found) => {
  expect(patientNumberIn(text)).toEqual(found);
});
