import { passwordSpecials } from './password.ts';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The shape of a generated password (specification, section 9): 5 upper-case letters, a digit, a special character, 2 lower-case. */
const shape = [
  upper,
  upper,
  upper,
  upper,
  upper,
  '0123456789',
  passwordSpecials,
  ...Array(2).fill(upper.toLowerCase()),
];
const bytesPerCharacter = 4;

/** How many random bytes a temporary password is made of: with four a character the odds are even to one in a hundred million. */
export const temporaryPasswordBytes = shape.length * bytesPerCharacter;

/** The temporary password that random bytes make. They come from the caller's cryptographic source. */
export function temporaryPasswordOf(randomBytes: Uint8Array): string {
  if (randomBytes.length !== temporaryPasswordBytes) throw new RangeError(`${temporaryPasswordBytes} bytes are needed`);
  const view = new DataView(randomBytes.buffer, randomBytes.byteOffset, randomBytes.byteLength);
  return shape.map((letters, at) => letters[view.getUint32(at * bytesPerCharacter) % letters.length]).join('');
}
