/**
 * The Luhn sum of a string of digits, check digit included: from the right, every second digit is doubled and 9 is taken off
 * above 9. A number passes when its sum is a positive multiple of 10 (all zeros do not).
 */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits[digits.length - 1 - fromRight]);
    const weighted = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum > 0 && sum % 10 === 0;
}
