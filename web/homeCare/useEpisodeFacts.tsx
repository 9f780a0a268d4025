import { useTranslation } from 'react-i18next';
import type { Episode } from '../../shared/homeCare/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { DateText } from '../ui/DateText.tsx';
import type { Fact } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';

/** The facts of an episode: from whom the patient came, what was found, and until when the insurer has approved. */
export function useEpisodeFacts() {
  const { t } = useTranslation('homeCare');
  return (record: Episode): readonly Fact[] => {
    const { referral, assessment, emergencyContact, declineReason, refuseReason, endReason } = record;
    const fact = factsBy(record, (name: WordOf<'homeCare', 'field'>) => t(`field.${name}`));
    return [
      fact.code('number', record.episodeNumber),
      fact.code('patientEnding', `••${record.patientEnding}`),
      fact.text('source', t(`source.${referral.source}`)),
      fact.name('referringFacility', referral.facility),
      fact.name('referringPhysician', referral.physician),
      fact.date('referredOn', referral.referredOn),
      fact.date('dischargeExpectedOn', referral.dischargeExpectedOn),
      fact.name('medication', referral.medication),
      fact.text('mobility', assessment && t(`mobility.${assessment.mobility}`)),
      fact.text('careLevel', assessment && t(`careLevel.${assessment.careLevel}`)),
      fact.text(
        'assessedOn',
        assessment && (
          <>
            <DateText value={assessment.assessedOn} /> · <bdi>{assessment.byName}</bdi>
          </>
        ),
      ),
      fact.date('approvedUntil'),
      fact.date('admittedOn'),
      fact.date('endedOn'),
      fact.text('declineReason', declineReason && t(`declineReason.${declineReason}`)),
      fact.text('refuseReason', refuseReason && t(`refuseReason.${refuseReason}`)),
      fact.text('endReason', endReason && t(`endReason.${endReason}`)),
      fact.text(
        'emergency',
        emergencyContact && (
          <>
            <bdi>{emergencyContact.name}</bdi> · <bdi>{emergencyContact.relation}</bdi> ·{' '}
            <bdi dir="ltr">{emergencyContact.phone}</bdi>
          </>
        ),
      ),
    ];
  };
}
