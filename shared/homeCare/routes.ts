import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { deviceIdentifier } from '../_field/deviceIdentifier.ts';
import { isInternationalMobile, mobileMessage } from '../_field/mobile.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { typedPatient } from '../_field/typedPatient.ts';
import { caseEndpoints, caseEvent, caseFields, caseRowFields } from '../_parts/caseRoutes.ts';
import { rolesOf } from '../_parts/caseSides.ts';
import { messageFields, sides } from '../_parts/conversation.ts';
import type { MoveOf, StateOf } from '../_parts/life.ts';
import { patientAnswer } from '../_parts/patientAnswer.ts';
import { draftVersion } from '../_parts/typed.ts';
import {
  careLevels,
  careServices,
  declineReasons,
  endReasons,
  equipmentKinds,
  mobilities,
  mostOf,
  referralSources,
  refuseReasons,
  visitMinutes,
} from './care.ts';
import { episodeLife, reallocationNeeds } from './life.ts';
import { consenters, reallocationAskers, reallocationReasons, reallocationResults } from './reallocation.ts';

export type EpisodeMove = MoveOf<typeof episodeLife>;
export type EpisodeState = StateOf<typeof episodeLife>;

const requirements = ['REQ-SPEC-14'] as const;
const day = z.iso.date(sentence('homeCare:dayMissing', 'Enter the day.'));
const service = z.enum(careServices, sentence('homeCare:serviceMissing', 'Choose the service.'));
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, sentence('atMostCharacters', 'Enter at most {{count}} characters.', { count: most }));
const named = (missing: string) => words(100).min(1, missing);

/** Whom the nurses call when they find nobody. */
const emergencyContact = z.strictObject({
  name: named(sentence('homeCare:contactMissing', 'Enter who is called in an emergency.')),
  relation: named(sentence('homeCare:relationMissing', 'Enter how this person is related to the patient.')),
  phone: z.string().max(20).refine(isInternationalMobile, mobileMessage),
});

/** A service that is asked for: so many visits a week, for so many weeks. */
const askedService = z.strictObject({
  service,
  visitsAWeek: z.int(sentence('homeCare:visitsMissing', 'Enter the visits a week.')).min(1).max(mostOf.visitsAWeek),
  weeks: z.int(sentence('homeCare:weeksMissing', 'Enter the weeks.')).min(1).max(mostOf.weeks),
});

const source = z.enum(referralSources, sentence('homeCare:sourceMissing', 'Choose who refers the patient.'));

/** What a referral says. The patient is not in it: the insurer's answer says who it is. */
const referral = z.strictObject({
  source,
  facility: z.string().nullable(),
  physician: z.string().nullable(),
  referredOn: z.iso.date(),
  dischargeExpectedOn: z.iso.date().nullable(),
  diagnoses: z.array(z.strictObject({ code: z.string(), description: z.string() })),
  medication: z.string().nullable(),
});

const diagnosisMissing = sentence('homeCare:diagnosisMissing', 'Enter at least one diagnosis.');

/** A new episode, as its form sends it. */
export const newEpisode = z.strictObject({
  eligibilityId: recordId,
  source,
  referringFacility: words(150).optional(),
  referringPhysician: words(150).optional(),
  referredOn: day,
  dischargeExpectedOn: day.optional(),
  diagnoses: z.array(z.string().trim().min(1, diagnosisMissing).max(20)).min(1, diagnosisMissing).max(mostOf.diagnoses),
  medication: words(2000).optional(),
  emergencyContact,
  services: z
    .array(askedService)
    .min(1, sentence('homeCare:servicesMissing', 'Ask for at least one service.'))
    .max(mostOf.services),
  ...messageFields,
  draftVersion,
});

/** An episode as lists show it, to both sides. */
export const episodeRow = z.strictObject({
  episodeId: recordId,
  episodeNumber: z.string(),
  patientName: z.string().nullable(),
  patientNameArabic: z.string().nullable(),
  patientEnding: z.string(),
  services: z.array(askedService),
  /** The last day that the insurer has approved. */
  approvedUntil: z.iso.date().nullable(),
  admittedOn: z.iso.date().nullable(),
  endedOn: z.iso.date().nullable(),
  ...caseRowFields(episodeLife),
});
export type EpisodeRow = z.infer<typeof episodeRow>;

export const episodeEvent = caseEvent(episodeLife);

/** Who is responsible from a day on, until a day that is no longer its own. */
const responsible = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
});

/** The newest reallocation of an episode: to whom the patient goes over, why, and how far it has come. */
const reallocation = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  askedBy: z.enum(reallocationAskers),
  reason: z.enum(reallocationReasons),
  /** The first day on which the new provider can take over. */
  handOverOn: z.iso.date(),
  /** Who has agreed for the patient, and when; nobody takes over without it. */
  consent: z.strictObject({ by: z.enum(consenters), name: z.string(), on: z.iso.date() }).nullable(),
  result: z.enum(reallocationResults),
  /** Why the new provider does not take the patient. */
  declineReason: z.enum(declineReasons).nullable(),
});

/** What is lent to the patient; with the patient while `returnedOn` is null. */
const equipmentLine = z.strictObject({
  lineId: recordId,
  kind: z.enum(equipmentKinds),
  deviceIdentifier: z.string().nullable(),
  lentOn: z.iso.date(),
  returnedOn: z.iso.date().nullable(),
});

/** The whole record, with what its reader may do next. */
export const episode = episodeRow.extend({
  ...caseFields(episodeLife),
  referral,
  /** Null for the insurer's people: they have nobody to call. */
  emergencyContact: emergencyContact.nullable(),
  assessment: z
    .strictObject({
      assessedOn: z.iso.date(),
      mobility: z.enum(mobilities),
      careLevel: z.enum(careLevels),
      byName: z.string(),
    })
    .nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  refuseReason: z.enum(refuseReasons).nullable(),
  endReason: z.enum(endReasons).nullable(),
  /** The weeks that the provider asks for in addition; null where nothing is asked. */
  extensionWeeks: z.int().nullable(),
  responsible: z.array(responsible),
  reallocation: reallocation.nullable(),
  /** How many visits of each service there were; one that is not named had none. */
  visits: z.partialRecord(z.enum(careServices), z.int()),
  lastVisitOn: z.iso.date().nullable(),
  equipment: z.array(equipmentLine),
});
export type Episode = z.infer<typeof episode>;

/** A visit at the patient's home. */
export const visit = z.strictObject({
  visitId: recordId,
  visitedOn: z.iso.date(),
  service: z.enum(careServices),
  minutes: z.int(),
  /** What the nurse has noted; null for the insurer's people. */
  note: z.string().nullable(),
  byName: z.string(),
  at: z.iso.datetime(),
});
export type Visit = z.infer<typeof visit>;

/** What a provider of home care offers; version 0 where it has not said it yet. */
const careOffer = z.strictObject({
  services: z.array(z.enum(careServices)),
  /** For how many patients there is room. */
  places: z.int(),
  /** How many patients are in care. */
  patients: z.int(),
  version: z.int(),
});
export type CareOffer = z.infer<typeof careOffer>;

/** A provider to which a patient can go over. */
const candidate = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  emirate: z.string(),
  isInSameEmirate: z.boolean(),
  /** Whether it offers all services of the episode, and how many places are free; null where it has not said so. */
  offersAll: z.boolean().nullable(),
  freePlaces: z.int().nullable(),
});
export type Candidate = z.infer<typeof candidate>;

/** Why a patient stays out of an act on all patients of a provider: nobody can take them, the approval ends first, or somebody was faster. */
const leftOut = ['noCandidate', 'approvalEnds', 'changed'] as const;

/** What an act on the patients of a provider has done so far; it goes on from `nextCursor` until that is null. */
const actOnAll = z.strictObject({
  moved: z.int(),
  left: z.array(z.strictObject({ episodeId: recordId, episodeNumber: z.string(), reason: z.enum(leftOut) })),
  nextCursor: z.string().nullable(),
});
export type ActOnAll = z.infer<typeof actOnAll>;

const { homeCareProvider: people } = moduleAccess;
const calls = caseEndpoints({
  area: 'homeCare',
  id: 'episodeId',
  life: episodeLife,
  requirements,
});
const byId = z.strictObject({ episodeId: recordId });
const seen = { episodeId: recordId, version: z.int().positive() };
const changes = { access: people, requirements, answer: byId, idempotent: true } as const;

/** Care at home: a provider has the patient in its care, and the insurer's people approve it. */
export const homeCareApi = area('homeCare', {
  getEpisodes: calls.list({
    path: 'getepisodes',
    summary: "A facility's episodes, newest first; for the insurer's people what is due first",
    row: episodeRow,
    filters: { part: z.enum(['own', 'elsewhere']).default('own') },
  }),
  getEpisode: calls.read({
    path: 'getepisode',
    summary: 'One episode with its documents, its course, and what the reader may do next',
    answer: episode,
  }),
  findHomeCarePatients: endpoint({
    method: 'POST',
    path: '/api/homecare/findpatients',
    summary: "The facility's own latest answers about a patient, from which an episode can be opened",
    access: people,
    body: typedPatient,
    answer: z.array(patientAnswer),
    audit: 'homeCare.find',
    requirements,
  }),
  getHomeCarePatient: endpoint({
    method: 'GET',
    path: '/api/homecare/getpatient',
    summary: 'The patient of an eligibility answer of the own facility, for whom an episode is to be opened',
    access: people,
    query: z.strictObject({ eligibilityId: recordId }),
    answer: patientAnswer,
    audit: 'homeCare.patient',
    requirements,
  }),
  openEpisode: calls.open({
    path: 'open',
    summary: 'Opens an episode for the patient of an eligibility answer of the own facility',
    body: newEpisode,
  }),
  addVisit: endpoint({
    method: 'POST',
    path: '/api/homecare/addvisit',
    summary: 'Enters a visit at the home of a patient who is in the care of the own facility',
    body: z.strictObject({
      ...seen,
      visitedOn: day,
      service,
      minutes: z
        .int(sentence('homeCare:minutesMissing', 'Enter the minutes.'))
        .min(visitMinutes.least)
        .max(visitMinutes.most),
      note: words(2000).optional(),
    }),
    audit: 'homeCare.addVisit',
    ...changes,
  }),
  getEpisodeVisits: endpoint({
    method: 'GET',
    path: '/api/homecare/getvisits',
    summary: "The visits of an episode, newest first; the insurer's people see them without their notes",
    query: z.strictObject({ ...byId.shape, ...pageFields }),
    answer: pageOf(visit),
    access: rolesOf(episodeLife, sides),
    audit: 'homeCare.readVisits',
    requirements,
  }),
  lendEquipment: endpoint({
    method: 'POST',
    path: '/api/homecare/lendequipment',
    summary: 'Enters what is lent to a patient; a device is with one patient at a time',
    body: z.strictObject({
      ...seen,
      kind: z.enum(equipmentKinds, sentence('homeCare:equipmentMissing', 'Choose what is lent.')),
      deviceIdentifier: deviceIdentifier.optional(),
      lentOn: day,
    }),
    audit: 'homeCare.lendEquipment',
    ...changes,
    requirements: [...requirements, 'REQ-VALID-18'],
  }),
  returnEquipment: endpoint({
    method: 'POST',
    path: '/api/homecare/returnequipment',
    summary: 'Enters that what was lent has come back',
    body: z.strictObject({ ...seen, lineId: recordId, returnedOn: day }),
    audit: 'homeCare.returnEquipment',
    ...changes,
  }),
  getReallocationCandidates: endpoint({
    method: 'GET',
    path: '/api/homecare/getcandidates',
    summary: 'The providers to which a patient can go over, in an order that nobody chooses',
    query: byId,
    answer: z.array(candidate),
    access: rolesOf(episodeLife, ['insurer', 'authority']),
    audit: 'homeCare.candidates',
    requirements,
  }),
  reallocateAll: endpoint({
    method: 'POST',
    path: '/api/homecare/reallocateall',
    summary:
      'Asks for a reallocation of all patients of the provider of an episode, each to the provider that fits best',
    body: z.strictObject({
      ...byId.shape,
      reallocationReason: reallocationNeeds.reallocationReason,
      handOverOn: day,
      text: messageFields.text,
      cursor: pageFields.cursor,
    }),
    answer: actOnAll,
    access: rolesOf(episodeLife, ['insurer', 'authority']),
    audit: 'homeCare.reallocateAll',
    requirements,
  }),
  approveAll: endpoint({
    method: 'POST',
    path: '/api/homecare/approveall',
    summary:
      'Approves the reallocations of all patients of the provider of an episode that wait for the own organisation',
    body: z.strictObject({ ...byId.shape, cursor: pageFields.cursor }),
    answer: actOnAll,
    access: rolesOf(episodeLife, ['insurer', 'authority']),
    audit: 'homeCare.approveAll',
    requirements,
  }),
  getCareOffer: endpoint({
    method: 'GET',
    path: '/api/homecare/getoffer',
    summary: 'The services and places that the own facility offers',
    access: people,
    answer: careOffer,
    requirements,
  }),
  setCareOffer: endpoint({
    method: 'POST',
    path: '/api/homecare/setoffer',
    summary: 'Says which services the own facility offers, and for how many patients',
    body: z.strictObject({
      version: z.int().min(0),
      services: z.array(service).min(1, sentence('homeCare:offerMissing', 'Choose at least one service.')),
      places: z.int(sentence('homeCare:placesMissing', 'Enter the places.')).min(0).max(mostOf.places),
    }),
    answer: z.null(),
    audit: 'homeCare.setOffer',
    access: people,
    requirements,
    idempotent: true,
  }),
  getEpisodeMessages: calls.messages,
  getEpisodeAttachment: calls.attachment,
  moveEpisode: calls.move,
  markEpisodeRead: calls.markRead,
  getEpisodeStaff: calls.staff,
});
