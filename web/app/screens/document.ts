import type { Screen } from '../../base/screen.ts';

/** What a printed document leads to. Open to anybody, but not among the visitors' rows, which every login page carries. */
export const documentScreens: readonly Screen[] = [
  {
    path: '/verify/:code',
    title: 'verifyDocument',
    access: 'public',
    texts: ['document', 'ui'],
    load: () => import('../../document/VerifyDocumentScreen.tsx').then((file) => file.VerifyDocumentScreen),
    isHome: true,
  },
];
