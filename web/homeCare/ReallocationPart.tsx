import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { Episode } from '../../shared/homeCare/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';

/** To whom the patient goes over, why, who has agreed, and how far it has come. */
export function ReallocationPart({ record: { reallocation, side } }: { record: Episode }) {
  const { t, i18n } = useTranslation('homeCare');
  if (!reallocation) return null;
  const { askedBy, reason, consent, result, declineReason } = reallocation;
  const fact = factsBy(reallocation, (name: WordOf<'homeCare', 'field'>) => t(`field.${name}`));
  const consentWords = consent ? (
    <>
      {t(`consenter.${consent.by}`)} · <bdi>{consent.name}</bdi> · <DateText value={consent.on} />
    </>
  ) : (
    t('consentMissing')
  );
  return (
    <Section title={t('part.reallocation')} isPlain>
      <Facts
        facts={[
          fact.name('newFacilityId', nameIn(i18n.language, reallocation, 'facilityName')),
          fact.text('askedByOrganisation', t(`asker.${askedBy}`)),
          fact.text('reallocationReason', t(`reallocationReason.${reason}`)),
          fact.date('handOverOn'),
          fact.text('consent', side === 'onlooker' ? null : consentWords),
          fact.text('result', t(`reallocationResult.${result}`)),
          fact.text('declineReason', declineReason && t(`declineReason.${declineReason}`)),
        ]}
      />
    </Section>
  );
}
