import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import { accountSamples } from './account.ts';
import { accountRequestSamples } from './accountRequest.ts';
import { attachmentSamples } from './attachment.ts';
import { attentionSamples } from './attention.ts';
import { auditTrailSamples } from './auditTrail.ts';
import { authorizationSamples } from './authorization.ts';
import { authorizationDeskSamples } from './authorizationDesk.ts';
import { authorizationMeasureSamples } from './authorizationMeasure.ts';
import { authorizationQuerySamples } from './authorizationQuery.ts';
import { authorizationRuleSamples } from './authorizationRule.ts';
import { circularSamples } from './circular.ts';
import { claimDashboardSamples } from './claimDashboard.ts';
import { clinicianSamples } from './clinician.ts';
import { deliverySamples } from './delivery.ts';
import { diseaseManagementSamples } from './diseaseManagement.ts';
import { documentSamples } from './document.ts';
import { eligibilitySamples } from './eligibility.ts';
import { empanelmentSamples } from './empanelment.ts';
import { errorLogSamples } from './errorLog.ts';
import { facilitySamples } from './facility.ts';
import { formDraftSamples } from './formDraft.ts';
import { formularySamples } from './formulary.ts';
import { jobSamples } from './job.ts';
import { lookupListSamples } from './lookupList.ts';
import { lookupsSamples } from './lookups.ts';
import { manageSamples } from './manage.ts';
import { memberSamples } from './member.ts';
import { newbornSamples } from './newborn.ts';
import { notificationSamples } from './notification.ts';
import { payerSamples } from './payer.ts';
import { payerRuleSamples } from './payerRule.ts';
import { priceListSamples } from './priceList.ts';
import { providerQuerySamples } from './providerQuery.ts';
import { regulatorSamples } from './regulator.ts';
import type { Sample } from './samplesOf.ts';
import { secondFactorSamples } from './secondFactor.ts';
import { sheetImportSamples } from './sheetImport.ts';
import { surveySamples } from './survey.ts';
import { systemSamples } from './system.ts';
import { systemStatusSamples } from './systemStatus.ts';
import { userSamples } from './user.ts';
import { worklistSamples } from './worklist.ts';

const samples = new Map<Endpoint, Sample>([
  ...accountSamples,
  ...accountRequestSamples,
  ...attachmentSamples,
  ...attentionSamples,
  ...auditTrailSamples,
  ...authorizationSamples,
  ...authorizationDeskSamples,
  ...authorizationMeasureSamples,
  ...authorizationQuerySamples,
  ...authorizationRuleSamples,
  ...claimDashboardSamples,
  ...clinicianSamples,
  ...deliverySamples,
  ...documentSamples,
  ...eligibilitySamples,
  ...errorLogSamples,
  ...facilitySamples,
  ...formDraftSamples,
  ...formularySamples,
  ...priceListSamples,
  ...jobSamples,
  ...lookupListSamples,
  ...lookupsSamples,
  ...manageSamples,
  ...memberSamples,
  ...diseaseManagementSamples,
  ...newbornSamples,
  ...notificationSamples,
  ...payerSamples,
  ...payerRuleSamples,
  ...providerQuerySamples,
  ...empanelmentSamples,
  ...regulatorSamples,
  ...secondFactorSamples,
  ...sheetImportSamples,
  ...systemSamples,
  ...circularSamples,
  ...surveySamples,
  ...systemStatusSamples,
  ...userSamples,
  ...worklistSamples,
]);

/** The sample of an endpoint; throws for one of an area that has no samples yet. */
export function sampleInput(endpoint: Endpoint): Sample {
  const sample = samples.get(endpoint);
  if (!sample) throw new Error(`tests/contract/samples has nothing for ${endpoint.path}`);
  return sample;
}
