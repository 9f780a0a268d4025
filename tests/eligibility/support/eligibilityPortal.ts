import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { payerApi } from '../../../shared/payer/routes.ts';
import { fakePortal } from '../../support/transport.ts';
import { aDetailedRequest, anEligibilityId, aSummary } from './eligibilityAnswers.ts';

/** A portal that knows the lists of the eligibility screens, takes requests and answers them as eligible. */
export const eligibilityPortal = () =>
  fakePortal()
    .answer(payerApi.endpoints.getEligibilityPayers, {
      data: [{ payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة' }],
    })
    .answer(lookupsApi.endpoints.getEidReasons, {
      data: [{ id: 3, name: 'Card damaged', nameArabic: 'البطاقة تالفة' }],
    })
    .answer(lookupsApi.endpoints.getServiceCategories, { data: [{ id: 1, name: 'Outpatient', nameArabic: 'خارجية' }] })
    .answer(lookupsApi.endpoints.getAllServiceCategories, {
      data: [
        { id: 1, name: 'Outpatient', nameArabic: 'خارجية' },
        { id: 11, name: 'Nationals screening', nameArabic: 'فحص المواطنين' },
      ],
    })
    .answer(lookupsApi.endpoints.getConsultationCategories, {
      data: [{ id: 2, name: 'Specialist', nameArabic: 'أخصائي' }],
    })
    .answer(clinicianApi.endpoints.getClinicians, {
      data: [{ clinicianId: 'c1', fullName: 'Sara Invented', licenseNo: 'GD1', specialty: 'Dentistry' }],
    })
    .answer(clinicianApi.endpoints.getReferralClinicians, { data: [] })
    .answer(clinicianApi.endpoints.checkMaternitySpecialty, { data: false })
    .answer(eligibilityApi.endpoints.submitEligibility, { data: { eligibilityId: anEligibilityId(900), status: 1 } })
    .answer(eligibilityApi.endpoints.findAnsweredToday, { data: null })
    .answer(eligibilityApi.endpoints.getUsualChoices, { data: { payerIds: [], serviceCategoryId: null } })
    .answer(eligibilityApi.endpoints.findPatientPayer, { data: null })
    .answer(eligibilityApi.endpoints.getOpenToday, { data: { items: [], isMore: false } })
    .answer(eligibilityApi.endpoints.getEligibilityDetails, (_, { query }) => ({
      data: aDetailedRequest({ eligibilityId: query.eligibilityID }),
    }))
    .answer(eligibilityApi.endpoints.summarizeEligibility, { data: aSummary() })
    .answer(eligibilityApi.endpoints.getEligibilitySenders, { data: [{ userId: 'user-7', name: 'Noura Reception' }] })
    .answer(eligibilityApi.endpoints.searchEligibilityHistory, { data: { items: [], nextCursor: null, total: null } });
