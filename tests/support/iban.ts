/** An IBAN of the Emirates at a bank that does not exist, with right check digits. */
export function ibanOf(account: number): string {
  const rest = `099${String(account).padStart(16, '0')}`;
  const remainder = BigInt(`${rest}101400`) % 97n;
  return `AE${String(98n - remainder).padStart(2, '0')}${rest}`;
}
