import { useTranslation } from 'react-i18next';

const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Fils as dirhams with two decimals; digits stay left to right in Arabic. */
export function Money({ fils }: { fils: number }) {
  const { t } = useTranslation('ui');
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {amount.format(fils / 100)}
      </bdi>{' '}
      {t('money.dirham')}
    </span>
  );
}
