import type { Screen } from '../base/screen.ts';

/** Every shared part in every state: what the visual checks photograph. Local environment only. */
export const galleryScreen: Screen = {
  path: '/ui',
  title: 'gallery',
  access: 'public',
  texts: ['ui'],
  load: () => import('./GalleryScreen.tsx').then((file) => file.GalleryScreen),
};
