import { setPreference } from '../base/preferences.ts';

/** Turns the single-letter shortcuts on or off: at once in this browser, and with the account for every other one. */
export function keepShortcuts(areOn: boolean): void {
  setPreference('shortcuts', areOn ? 'on' : 'off');
  // What an account is changed with is no part of the shell.
  void import('./saveShortcuts.ts').then(({ saveShortcuts }) => saveShortcuts(areOn));
}
