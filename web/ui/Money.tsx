import { useTranslation } from 'react-i18next';
import { dirhamDigits } from '../../shared/_field/amountText.ts';

/** Fils as dirhams with two decimals; digits stay left to right in Arabic. */
export function Money({ fils }: { fils: number }) {
  const { t, i18n } = useTranslation('ui');
  const digits = (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {dirhamDigits(fils)}
    </bdi>
  );
  const dirham = t('money.dirham');
  // The order of the printed answer: the currency comes first in English and last in Arabic.
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {i18n.dir() === 'rtl' ? (
        <>
          {digits} {dirham}
        </>
      ) : (
        <>
          {dirham} {digits}
        </>
      )}
    </span>
  );
}
