import { useTranslation } from 'react-i18next';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { facilityLabel } from '../../base/facilityLabel.ts';
import { DateText } from '../../ui/DateText.tsx';
import type { Choice } from '../../ui/Dropdown.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { clinicianLabel } from '../clinician/searchClinicians.ts';
import { useAllServiceCategories, useConsultationCategories, useEidReasons } from '../lookups/useChoices.ts';
import { ChoiceName } from './ChoiceName.tsx';

const nameOf = (choices: readonly Choice[] | undefined, id: number | null) =>
  id === null ? null : <ChoiceName choices={choices} id={id} />;
const clinician = (fullName: string | null, licenseNo: string | null) =>
  licenseNo && <bdi>{clinicianLabel({ fullName: fullName ?? '', licenseNo })}</bdi>;
const code = (value: string | null) => (value ? <Identifier value={value} /> : null);

/** What was asked: the patient, the service, and who asked. */
export function RequestFacts({ request }: { request: EligibilityRequest }) {
  const { t, i18n } = useTranslation('eligibility');
  const services = useAllServiceCategories();
  const consultations = useConsultationCategories();
  const reasons = useEidReasons();
  return (
    <Facts
      facts={[
        { label: t('fact.requestNumber'), value: code(request.requestNumber), isWide: true },
        { label: t('field.payerId'), value: <bdi>{nameIn(i18n.language, request, 'payerName')}</bdi> },
        { label: t('field.emiratesId'), value: code(request.emiratesId && formatEmiratesId(request.emiratesId)) },
        { label: t('field.cardNumber'), value: code(request.cardNumber) },
        { label: t('field.eidReasonId'), value: nameOf(reasons, request.eidReasonId) },
        { label: t('field.mobileNumber'), value: code(request.mobileNumber) },
        { label: t('field.serviceDate'), value: <DateText value={request.serviceDate} /> },
        { label: t('field.serviceCategoryId'), value: nameOf(services, request.serviceCategoryId) },
        { label: t('field.consultationCategoryId'), value: nameOf(consultations, request.consultationCategoryId) },
        { label: t('field.clinicianLicense'), value: clinician(request.clinicianName, request.clinicianLicense) },
        {
          label: t('field.referralClinicianLicense'),
          value: clinician(request.referralClinicianName, request.referralClinicianLicense),
        },
        { label: t('fact.facility'), value: <bdi>{facilityLabel(request, i18n.language)}</bdi> },
        { label: t('fact.submitted'), value: <DateText value={request.submittedAt} withTime /> },
        { label: t('fact.submittedBy'), value: <bdi>{request.submittedByName}</bdi> },
        { label: t('field.remarks'), value: request.remarks && <bdi>{request.remarks}</bdi> },
      ]}
    />
  );
}
