import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';

/** A denial code with its plain meaning. */
export function DenialText({ code }: { code: string }) {
  const { language } = useTranslation().i18n;
  const meaning = denialCodes[code];
  return (
    <>
      <bdi dir="ltr">{code}</bdi>
      {meaning && ` – ${inLanguage(language, meaning)}`}
    </>
  );
}
