import type { ComponentType } from 'react';
import type { Grant } from '../../shared/_field/grants.ts';
import type { ScreenAccess } from '../../shared/_field/routeGuard.ts';
import type { ProviderTileName } from '../../shared/provider/providerTiles.ts';
import type englishScreens from '../app/screens/texts/en.json';
import type englishApp from '../app/texts/en.json';
import type englishDashboard from '../dashboard/texts/en.json';
import type { Namespace } from './texts.ts';

export type TitleKey = keyof (typeof englishApp)['screens'] | keyof typeof englishScreens;
/** Key of `dashboard:tiles.*`, and of the tile's icon. */
export type TileName = keyof (typeof englishDashboard)['tiles'];

export interface ScreenTile {
  readonly name: TileName;
  /** The specification's keyboard shortcut, also the letter of the Alt+X badge; `Shift+` in front where it needs shift. */
  readonly shortcut?: string;
  readonly order: number;
  /** Who sees the tile, where that is fewer than who may open the screen. */
  readonly access?: readonly Grant[];
}

/** What a row's `load` answers. Rows name it, or the types of a screen and of its own row would need each other. */
export type ScreenCode = Promise<ComponentType>;

/** A routed page. Router, guards, titles, tiles, command palette and preloading derive from this row. */
export interface Screen {
  /** As react-router-dom matches it: static parts win over `:parameters`. */
  readonly path: string;
  /** Key of `screens:*`, or of `app:screens.*` where visitors meet it. */
  readonly title: TitleKey;
  readonly access: ScreenAccess;
  /** The lazy section the screen belongs to: its path is the returnUrl of a visitor (REQ-ROUTE-53). */
  readonly section?: `/${string}`;
  /** The texts to load together with the component. */
  readonly texts: readonly Namespace[];
  readonly load: () => ScreenCode;
  readonly tile?: ScreenTile;
  /** The tile of the provider dashboard that leads here. */
  readonly providerTile?: ProviderTileName;
  /** Shown without the title bar and the back button: the page brings its own heading. */
  readonly isBare?: true;
  /** It begins a task: the palette lists it among the actions. */
  readonly isTask?: true;
  /** Where back ends: no back button. */
  readonly isHome?: true;
  /** The route and its guard exist; the screen says that its module comes with a later release (docs/status.md). */
  readonly isLater?: true;
}
