import type { ProviderTileName } from '../../../shared/provider/providerTiles.ts';
import { later } from '../../base/later.ts';
import type { Screen } from '../../base/screen.ts';

/** The row of a task on the provider dashboard: page and tile have one name. */
const task = <Name extends ProviderTileName>(name: Name) => ({ title: name, providerTile: name });

const empanelment = { access: 'signedIn', section: '/providerempanelment' } as const;

/** The tasks of the insurer's provider dashboard that come with a later release. */
export const laterProviderScreens: readonly Screen[] = [
  later({ path: '/providerempanelment', title: 'empanelment', ...empanelment }),
  later({
    path: '/providerempanelment/survey',
    ...task('providerSurvey'),
    ...empanelment,
  }),
];
