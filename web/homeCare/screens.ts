import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.homeCare,
  section: '/homecare',
  texts: ['homeCare', 'case', 'conversation', 'attachment', 'formDraft', 'facility', 'regulator', 'ui'],
} as const;

/** Only a provider begins an episode. */
const begins = { ...row, access: moduleAccess.homeCareProvider } as const;

export const homeCareScreens = {
  list: {
    ...row,
    path: '/homecare',
    title: 'homeCare',
    tile: { name: 'homeCare', order: 220 },
    load: (): ScreenCode => import('./EpisodeListScreen.tsx').then((file) => file.EpisodeListScreen),
  },
  find: {
    ...begins,
    path: '/homecare/new',
    title: 'homeCareFind',
    isTask: true,
    load: (): ScreenCode => import('./FindPatientScreen.tsx').then((file) => file.FindPatientScreen),
  },
  open: {
    ...begins,
    path: '/homecare/new/:eligibilityId',
    title: 'homeCareOpen',
    load: (): ScreenCode => import('./OpenEpisodeScreen.tsx').then((file) => file.OpenEpisodeScreen),
  },
  offer: {
    ...begins,
    path: '/homecare/offer',
    title: 'homeCareOffer',
    load: (): ScreenCode => import('./CareOfferScreen.tsx').then((file) => file.CareOfferScreen),
  },
  record: {
    ...row,
    path: linkedScreens.episode,
    title: 'homeCareEpisode',
    load: (): ScreenCode => import('./EpisodeScreen.tsx').then((file) => file.EpisodeScreen),
  },
} as const satisfies Record<string, Screen>;
