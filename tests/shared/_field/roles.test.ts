import { describe, expect, it } from 'vitest';
import { roles } from '../../../shared/_field/roles.ts';

// The specification's list (point 6), written down here a second time on purpose.
const specified = `Standard, Pharmacy, MedicalProvider, Eligibility, PayerAdmin, SuperAdmin, SetupAdmin,
  SoftwareAllienceRepresentative, SafeCareTechRepresentative, ADTC, ProviderAdmin, CallCenterAgent, LBM, PayerMOI,
  ControlMedicationPharmacy, ControlMedicationMedicalProvider, FacilityGroupAdmin, EtihadAdmin, UltrasoundAgent, ERXAdmin,
  EauthClaim, ABM, ABMAdmin, FinancialAccountant, ClaimDashboard, ErrorLog, RegulatorAdmin, GHQ, VaccinePCR,
  ThiqaEnrolment, HomeCare, GatekeepingAdmin, DHAInspector, DrugInventoryUser, IPTransferUser, DentalCapitationOptOut,
  FileDownloadAdmin, FileDownload, PCSP, NetworkClaim, NonNetworkClaim, ClaimOfflineAdmin, ClaimDashboardConfigAdmin,
  DiseaseManagement, ReallocationRequestDOHUser, ReallocationApprovalUser`
  .split(',')
  .map((name) => name.trim());
const unnamed = ['InsurerUser', 'InsurerAdminPayer', 'ReallocationRequestInsurerUser'];

describe('the role list', () => {
  it('REQ-MODEL-15 REQ-MODEL-16 is the specification’s, with the three insurer roles it leaves unnamed', () => {
    expect([...roles].sort()).toEqual([...specified, ...unnamed].sort());
  });
});
