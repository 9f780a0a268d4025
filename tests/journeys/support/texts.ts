import arAccount from '../../../web/i18n/ar/account.json' with { type: 'json' };
import arApp from '../../../web/i18n/ar/app.json' with { type: 'json' };
import arCardReader from '../../../web/i18n/ar/cardReader.json' with { type: 'json' };
import arDashboard from '../../../web/i18n/ar/dashboard.json' with { type: 'json' };
import arDelivery from '../../../web/i18n/ar/delivery.json' with { type: 'json' };
import arEligibility from '../../../web/i18n/ar/eligibility.json' with { type: 'json' };
import arHeader from '../../../web/i18n/ar/header.json' with { type: 'json' };
import arLifecycle from '../../../web/i18n/ar/lifecycle.json' with { type: 'json' };
import arManage from '../../../web/i18n/ar/manage.json' with { type: 'json' };

import arNotification from '../../../web/i18n/ar/notification.json' with { type: 'json' };

import arPalette from '../../../web/i18n/ar/palette.json' with { type: 'json' };

import arRegistration from '../../../web/i18n/ar/registration.json' with { type: 'json' };
import arRules from '../../../web/i18n/ar/rules.json' with { type: 'json' };
import arScreens from '../../../web/i18n/ar/screens.json' with { type: 'json' };
import arSessionEnd from '../../../web/i18n/ar/sessionEnd.json' with { type: 'json' };
import arSignin from '../../../web/i18n/ar/signin.json' with { type: 'json' };
import arUi from '../../../web/i18n/ar/ui.json' with { type: 'json' };
import arWorklist from '../../../web/i18n/ar/worklist.json' with { type: 'json' };
import enAccount from '../../../web/i18n/en/account.json' with { type: 'json' };
import enApp from '../../../web/i18n/en/app.json' with { type: 'json' };
import enCardReader from '../../../web/i18n/en/cardReader.json' with { type: 'json' };
import enDashboard from '../../../web/i18n/en/dashboard.json' with { type: 'json' };
import enDelivery from '../../../web/i18n/en/delivery.json' with { type: 'json' };
import enEligibility from '../../../web/i18n/en/eligibility.json' with { type: 'json' };
import enHeader from '../../../web/i18n/en/header.json' with { type: 'json' };
import enLifecycle from '../../../web/i18n/en/lifecycle.json' with { type: 'json' };
import enManage from '../../../web/i18n/en/manage.json' with { type: 'json' };

import enNotification from '../../../web/i18n/en/notification.json' with { type: 'json' };

import enPalette from '../../../web/i18n/en/palette.json' with { type: 'json' };

import enRegistration from '../../../web/i18n/en/registration.json' with { type: 'json' };
import enRules from '../../../web/i18n/en/rules.json' with { type: 'json' };
import enScreens from '../../../web/i18n/en/screens.json' with { type: 'json' };
import enSessionEnd from '../../../web/i18n/en/sessionEnd.json' with { type: 'json' };
import enSignin from '../../../web/i18n/en/signin.json' with { type: 'json' };
import enUi from '../../../web/i18n/en/ui.json' with { type: 'json' };
import enWorklist from '../../../web/i18n/en/worklist.json' with { type: 'json' };

export type Language = 'en' | 'ar';

const english = {
  account: enAccount,
  app: enApp,
  cardReader: enCardReader,
  dashboard: enDashboard,
  delivery: enDelivery,
  eligibility: enEligibility,
  header: enHeader,
  lifecycle: enLifecycle,
  manage: enManage,
  notification: enNotification,
  palette: enPalette,
  registration: enRegistration,
  rules: enRules,
  sessionEnd: enSessionEnd,
  screens: enScreens,
  signin: enSignin,
  ui: enUi,
  worklist: enWorklist,
};
export type Texts = typeof english;

/** The labels by which a reader of each language finds things. What a journey proves, it spells out itself. */
export const texts: Readonly<Record<Language, Texts>> = {
  en: english,
  ar: {
    account: arAccount,
    app: arApp,
    cardReader: arCardReader,
    dashboard: arDashboard as unknown as typeof enDashboard,
    delivery: arDelivery as unknown as typeof enDelivery,
    eligibility: arEligibility,
    header: arHeader,
    lifecycle: arLifecycle,
    manage: arManage as unknown as typeof enManage,
    notification: arNotification,
    palette: arPalette as unknown as typeof enPalette,
    registration: arRegistration,
    rules: arRules,
    sessionEnd: arSessionEnd,
    screens: arScreens,
    signin: arSignin,
    ui: arUi as unknown as typeof enUi,
    worklist: arWorklist,
  },
};
