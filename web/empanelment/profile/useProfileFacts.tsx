import { useTranslation } from 'react-i18next';
import type { ShownAccount } from '../../../shared/empanelment/form.ts';
import type { ShownProfile } from '../../../shared/empanelment/profile.ts';
import { DateText } from '../../ui/DateText.tsx';
import type { Fact } from '../../ui/Facts.tsx';
import { Identifier } from '../../ui/Identifier.tsx';

/** An account in one line, its IBAN masked. */
function AccountText({ account }: { account: ShownAccount }) {
  return (
    <>
      <bdi>{account.accountHolder}</bdi> · <bdi>{account.bankName}</bdi>
      <br />
      <Identifier value={account.iban} />
    </>
  );
}

/** What an insurer has of a provider, for its provider. */
export function useProfileFacts(): (profile: ShownProfile) => Fact[] {
  const { t, i18n } = useTranslation('empanelment');
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return ({ contactName, contactEmail, contactMobile, tradeLicenseNumber, services, account, next }) => [
    { label: t('field.contactName'), value: <bdi>{contactName}</bdi> },
    { label: t('field.contactEmail'), value: <bdi>{contactEmail}</bdi> },
    { label: t('field.contactMobile'), value: <Identifier value={contactMobile} /> },
    { label: t('field.tradeLicenseNumber'), value: <Identifier value={tradeLicenseNumber} /> },
    { label: t('field.services'), value: names.format(services.map((service) => t(`services.${service}`))) },
    {
      label: t('profile.account'),
      isWide: true,
      value: account ? <AccountText account={account} /> : t('record.none'),
    },
    {
      label: t('profile.nextAccount'),
      isWide: true,
      value: next && (
        <>
          <AccountText account={next} />
          <br />
          {t('profile.from')} <DateText value={next.effectiveAt} withTime />
        </>
      ),
    },
  ];
}
