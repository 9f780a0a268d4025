import arAccount from '../../../web/i18n/ar/account.json' with { type: 'json' };
import arApp from '../../../web/i18n/ar/app.json' with { type: 'json' };
import arEligibility from '../../../web/i18n/ar/eligibility.json' with { type: 'json' };
import arUi from '../../../web/i18n/ar/ui.json' with { type: 'json' };
import enAccount from '../../../web/i18n/en/account.json' with { type: 'json' };
import enApp from '../../../web/i18n/en/app.json' with { type: 'json' };
import enEligibility from '../../../web/i18n/en/eligibility.json' with { type: 'json' };
import enUi from '../../../web/i18n/en/ui.json' with { type: 'json' };

export type Language = 'en' | 'ar';

const english = { account: enAccount, app: enApp, eligibility: enEligibility, ui: enUi };
export type Texts = typeof english;

/** The labels by which a reader of each language finds things. What a journey proves, it spells out itself. */
export const texts: Readonly<Record<Language, Texts>> = {
  en: english,
  ar: { account: arAccount, app: arApp, eligibility: arEligibility, ui: arUi as unknown as typeof enUi },
};
