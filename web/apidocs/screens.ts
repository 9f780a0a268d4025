import type { Screen, ScreenCode } from '../base/screen.ts';

export const apiDocsScreens = {
  docs: {
    path: '/api-docs',
    title: 'apiDocs',
    access: 'signedIn',
    texts: ['apidocs'],
    load: (): ScreenCode => import('./ApiDocsScreen.tsx').then((file) => file.ApiDocsScreen),
  },
} as const satisfies Record<string, Screen>;
