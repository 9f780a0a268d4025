import { useTranslation } from 'react-i18next';
import type { Screen } from './screen.ts';
import { useScreenTitle } from './useScreenTitle.ts';

interface NamedScreen {
  readonly screen: Screen;
  readonly name: string;
}

/** Names screens for a list, and puts them in its order: the dashboard first, the others by their names in the reader's language. */
export function useScreenList(): (screens: readonly Screen[]) => NamedScreen[] {
  const { i18n } = useTranslation();
  const titleOf = useScreenTitle();
  const { compare } = new Intl.Collator(i18n.language, { numeric: true });
  const placeOf = ({ screen }: NamedScreen): number => (screen.isHome ? 0 : 1);
  return (screens) =>
    screens
      .map((screen) => ({ screen, name: titleOf(screen.title) }))
      .sort((one, other) => placeOf(one) - placeOf(other) || compare(one.name, other.name));
}
