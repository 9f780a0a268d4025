import { useCallback } from 'react';
import { addressOf, type PathValues } from '../../shared/_field/addressOf.ts';
import type { TitleKey } from './screen.ts';
import { useScreens } from './screensContext.ts';

/** The address of a screen of one's own module: `pathTo(eligibilityScreens.detail, { eligibilityId })`. */
export const pathTo = <Path extends string>(screen: { readonly path: Path }, ...values: PathValues<Path>): string =>
  addressOf(screen.path, ...values);

/** Answers the address of another module's screen, by the name of that screen. */
export type ScreenPath = (title: TitleKey, values?: Readonly<Record<string, string>>) => string;

/**
 * The addresses of other modules' screens: `const screenPath = usePathTo()`, then `screenPath('eligibilityDetail', { eligibilityId })`.
 * Throws on a name that no row has and on a missing value. Columns and other code outside components get the function handed in.
 */
export function usePathTo(): ScreenPath {
  const screens = useScreens();
  return useCallback(
    (title, values = {}) => {
      const screen = screens.find((each) => each.title === title);
      if (!screen) throw new Error(`No screen is called ${title}`);
      return addressOf<`/:${string}`>(screen.path as `/:${string}`, values);
    },
    [screens],
  );
}
