import { useTranslation } from 'react-i18next';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { facilityLabel } from '../../base/facilityLabel.ts';
import type { WordOf } from '../../base/texts.ts';
import type { Choice } from '../../ui/Dropdown.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { clinicianLabel } from '../clinician/searchClinicians.ts';
import { useAllServiceCategories, useConsultationCategories, useEidReasons } from '../lookups/useChoices.ts';
import { ChoiceName } from './ChoiceName.tsx';

const nameOf = (choices: readonly Choice[] | undefined, id: number | null) =>
  id === null ? null : <ChoiceName choices={choices} id={id} />;
const clinician = (fullName: string | null, licenseNo: string | null) =>
  licenseNo && clinicianLabel({ fullName: fullName ?? '', licenseNo });

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
        field.code('emiratesId', request.emiratesId && formatEmiratesId(request.emiratesId)),
        field.name('idCardName', namesOnCard(request)),
        field.date('idCardBornOn', request.idCardBornOn ?? null),
        field.date('idCardExpiresOn', request.idCardExpiresOn ?? null),
        field.code('cardNumber'),
        field.text('eidReasonId', nameOf(reasons, request.eidReasonId)),
        field.code('mobileNumber'),
        field.date('serviceDate'),
        field.text('serviceCategoryId', nameOf(services, request.serviceCategoryId)),
        field.text('consultationCategoryId', nameOf(consultations, request.consultationCategoryId)),
        field.name('clinicianLicense', clinician(request.clinicianName, request.clinicianLicense)),
        field.name(
          'referralClinicianLicense',
          clinician(request.referralClinicianName, request.referralClinicianLicense),
        ),
        fact.name('facility', facilityLabel(request, i18n.language)),
        fact.instant('submitted', request.submittedAt),
        fact.name('submittedBy', request.submittedByName),
        field.name('remarks'),
      ]}
    />
  );
}
