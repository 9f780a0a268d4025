import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** What a printed document leads to. Open to anybody, but not among the visitors' rows, which every login page carries. */
export const documentScreens = {
  verify: {
    path: linkedScreens.verifyDocument,
    title: 'verifyDocument',
    access: 'public',
    texts: ['document', 'ui'],
    load: (): ScreenCode => import('./VerifyDocumentScreen.tsx').then((file) => file.VerifyDocumentScreen),
    isHome: true,
  },
  verifyTyped: {
    path: linkedScreens.verifyTypedCode,
    title: 'verifyTypedCode',
    access: 'public',
    texts: ['document', 'ui'],
    load: (): ScreenCode => import('./VerifyTypedCodeScreen.tsx').then((file) => file.VerifyTypedCodeScreen),
    isHome: true,
  },
} as const satisfies Record<string, Screen>;
