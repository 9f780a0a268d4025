/** The letter of the pressed key on any layout: an Arabic keyboard's key counts by its place. */
export function pressedLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3) : '';
}
