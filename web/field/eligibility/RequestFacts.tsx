import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import type { Choice } from '../../ui/Dropdown.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { useAllServiceCategories, useConsultationCategories, useEidReasons } from '../lookups/useChoices.ts';
import { ChoiceName } from './ChoiceName.tsx';

const nameOf = (choices: readonly Choice[] | undefined, id: number | null) =>
  id === null ? null : <ChoiceName choices={choices} id={id} />;
/**
 * A name with its licence in brackets; a licence whose name is not known stands alone. The licence stays in one piece where there is
 * room: broken at one of its hyphens, its halves and its brackets change places in Arabic.
 */
const licensed = (name: string | null, license: string | null) =>
  license &&
  (name ? (
    <>
      <bdi>{name}</bdi>{' '}
      <span style={{ display: 'inline-block', maxWidth: '100%' }}>
        (<Identifier value={license} />)
      </span>
    </>
  ) : (
    <Identifier value={license} />
  ));

const namesOnCard = ({ idCardName, idCardNameArabic }: EligibilityRequest) =>
  [idCardName, idCardNameArabic].filter(Boolean).join(' · ') || null;

/** What was asked: the patient, the service, and who asked. */
export function RequestFacts({ request }: { request: EligibilityRequest }) {
  const { t, i18n } = useTranslation('eligibility');
  const services = useAllServiceCategories();
  const consultations = useConsultationCategories();
  const reasons = useEidReasons();
  const field = factsBy(request, (name: WordOf<'eligibility', 'field'>) => t(`field.${name}`));
  const fact = factsBy(request, (name: WordOf<'eligibility', 'fact'>) => t(`fact.${name}`));
  return (
    <Facts
      facts={[
        fact.longCode('requestNumber'),
        field.name('payerId', nameIn(i18n.language, request, 'payerName')),
        field.emiratesId('emiratesId', request.emiratesId),
        field.name('idCardName', namesOnCard(request)),
        field.date('idCardBornOn', request.idCardBornOn ?? null),
        field.date('idCardExpiresOn', request.idCardExpiresOn ?? null),
        field.code('cardNumber'),
        field.text('eidReasonId', nameOf(reasons, request.eidReasonId)),
        field.code('mobileNumber'),
        field.date('serviceDate'),
        field.text('serviceCategoryId', nameOf(services, request.serviceCategoryId)),
        field.text('consultationCategoryId', nameOf(consultations, request.consultationCategoryId)),
        field.text('clinicianLicense', licensed(request.clinicianName, request.clinicianLicense)),
        field.text(
          'referralClinicianLicense',
          licensed(request.referralClinicianName, request.referralClinicianLicense),
        ),
        fact.text('facility', licensed(nameIn(i18n.language, request, 'facilityName'), request.facilityLicense)),
        fact.instant('submitted', request.submittedAt),
        fact.name('submittedBy', request.submittedByName),
        field.name('remarks'),
      ]}
    />
  );
}
