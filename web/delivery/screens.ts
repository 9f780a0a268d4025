import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.deliveries, section: '/admin', texts: ['delivery', 'eligibility', 'ui'] } as const;

/** What could not be delivered. */
export const deliveryScreens = {
  list: {
    ...row,
    path: '/admin/deliveries',
    title: 'deliveries',
    load: (): ScreenCode => import('./DeliveriesScreen.tsx').then((file) => file.DeliveriesScreen),
  },
  delivery: {
    ...row,
    path: '/admin/deliveries/:deliveryId',
    title: 'delivery',
    load: (): ScreenCode => import('./DeliveryScreen.tsx').then((file) => file.DeliveryScreen),
  },
} as const satisfies Record<string, Screen>;
