import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { dayIn } from '../empanelment/support/contracts.ts';

const episodeId = '01K0000000000000000000000A';
const eligibilityId = '01K0000000000000000000000E';

/** What callers send; all invented. */
export const samples = samplesOf(homeCareApi, {
  getEpisodes: { query: { state: 'active', whose: 'all' } },
  getEpisode: { query: { episodeId } },
  findHomeCarePatients: { body: { patient: '784-1985-0000001-7' } },
  getHomeCarePatient: { query: { eligibilityId } },
  openEpisode: {
    body: {
      ...{ eligibilityId, source: 'hospital', referringFacility: 'Invented General Hospital', referredOn: dayIn(0) },
      ...{ referringPhysician: 'Dr. Invented', diagnoses: ['E11.9'], medication: 'Metformin 500 mg' },
      emergencyContact: { name: 'Salem Invented', relation: 'Son', phone: '+971-50-123-4567' },
      services: [{ service: 'woundCare', visitsAWeek: 3, weeks: 4 }],
      ...{ text: 'Three visits a week', attachmentIds: [] },
    },
  },
  addVisit: { body: { episodeId, version: 1, visitedOn: dayIn(0), service: 'nursing', minutes: 30 } },
  getEpisodeVisits: { query: { episodeId } },
  lendEquipment: {
    body: { episodeId, version: 1, kind: 'monitor', deviceIdentifier: '35-693803-564380-9', lentOn: dayIn(0) },
  },
  returnEquipment: { body: { episodeId, version: 1, lineId: '01K0000000000000000000000D', returnedOn: dayIn(0) } },
  getReallocationCandidates: { query: { episodeId } },
  reallocateAll: {
    body: { episodeId, reallocationReason: 'licenceLost', handOverOn: dayIn(7), text: 'The licence has ended' },
  },
  approveAll: { body: { episodeId } },
  getCareOffer: {},
  setCareOffer: { body: { version: 0, services: ['nursing', 'woundCare'], places: 12 } },
  getEpisodeMessages: { query: { episodeId } },
  getEpisodeAttachment: { query: { episodeId, attachmentId: '01K0000000000000000000000B' } },
  moveEpisode: { body: { episodeId, version: 1, move: 'add', text: 'One more thing', attachmentIds: [] } },
  markEpisodeRead: { body: { episodeId, messageId: '01K0000000000000000000000C' } },
  getEpisodeStaff: {},
});
