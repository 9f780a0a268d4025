import { randomInt } from 'node:crypto';
import { type Fields, numberOf, textOf } from '../template/properties.ts';

const classes = {
  ExcludeLowercase: 'abcdefghijklmnopqrstuvwxyz',
  ExcludeUppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ExcludeNumbers: '0123456789',
  ExcludePunctuation: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
};

function generatePassword(settings: Fields): string {
  const excluded = new Set(textOf(settings.ExcludeCharacters) ?? '');
  const characters = Object.entries(classes)
    .filter(([exclusion]) => String(settings[exclusion]) !== 'true')
    .flatMap(([, text]) => [...text])
    .filter((character) => !excluded.has(character));
  if (characters.length === 0) throw new Error('GenerateSecretString excludes every character.');
  const length = numberOf(settings.PasswordLength) ?? 32;
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** The value that Secrets Manager would make by a template's `GenerateSecretString`. */
export function generateSecret(settings: Fields): string {
  const password = generatePassword(settings);
  const key = textOf(settings.GenerateStringKey);
  if (!key) return password;
  const template = JSON.parse(textOf(settings.SecretStringTemplate) ?? '{}') as Fields;
  return JSON.stringify({ ...template, [key]: password });
}
