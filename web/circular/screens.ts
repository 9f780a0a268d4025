import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** Everybody who has signed in may open the section; the calls say which circulars go to whom. */
const row = {
  access: 'signedIn',
  section: '/circular',
  texts: ['circular', 'facility', 'regulator', 'attachment', 'ui'],
} as const;
const publishing = { ...row, access: moduleAccess.circularPublishers } as const;
const loadList = (): ScreenCode => import('./CircularListScreen.tsx').then((file) => file.CircularListScreen);
const loadForm = (): ScreenCode => import('./CircularFormScreen.tsx').then((file) => file.CircularFormScreen);

/** Circulars: those that go to the reader, and those that the reader publishes. */
export const circularScreens = {
  section: { ...row, path: '/circular', title: 'circulars', load: loadList },
  list: { ...row, path: '/circular/circular', title: 'circulars', providerTile: 'circulars', load: loadList },
  record: {
    ...row,
    path: linkedScreens.circular,
    title: 'circular',
    load: (): ScreenCode => import('./CircularScreen.tsx').then((file) => file.CircularScreen),
  },
  own: {
    ...publishing,
    path: '/circular/publishing',
    title: 'ownCirculars',
    tile: { name: 'circulars', order: 47, access: moduleAccess.circularPublishers },
    load: (): ScreenCode => import('./OwnCircularsScreen.tsx').then((file) => file.OwnCircularsScreen),
  },
  new: { ...publishing, path: '/circular/publishing/new', title: 'newCircular', isTask: true, load: loadForm },
  edit: { ...publishing, path: '/circular/publishing/:circularId', title: 'editCircular', load: loadForm },
  receipts: {
    ...publishing,
    path: '/circular/publishing/:circularId/receipts',
    title: 'circularReceipts',
    load: (): ScreenCode => import('./ReceiptListScreen.tsx').then((file) => file.ReceiptListScreen),
  },
} as const satisfies Record<string, Screen>;
