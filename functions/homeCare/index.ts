import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { caseCalls } from '../_parts/case/caseCalls.ts';
import { addVisit } from './addVisit.ts';
import { getReallocationCandidates } from './candidates.ts';
import { getCareOffer, setCareOffer } from './careOffer.ts';
import { episodeCase } from './episodeCase.ts';
import { findHomeCarePatients } from './findHomeCarePatients.ts';
import { getEpisode } from './getEpisode.ts';
import { getEpisodeVisits } from './getEpisodeVisits.ts';
import { getHomeCarePatient } from './getHomeCarePatient.ts';
import { lendEquipment } from './lendEquipment.ts';
import { moveEpisode } from './moveEpisode.ts';
import { openEpisode } from './openEpisode.ts';
import { approveAll, reallocateAll } from './reallocateAll.ts';
import { returnEquipment } from './returnEquipment.ts';

const { list, messages, attachment, markRead, staff } = caseCalls(episodeCase);
const ofEveryCase = {
  getEpisodes: list,
  getEpisodeMessages: messages,
  getEpisodeAttachment: attachment,
  markEpisodeRead: markRead,
  getEpisodeStaff: staff,
};
const ofCare = { addVisit, getEpisodeVisits, lendEquipment, returnEquipment };
const ofReallocation = { getReallocationCandidates, reallocateAll, approveAll, getCareOffer, setCareOffer };

export const handler = areaHandler(
  homeCareApi,
  {
    ...{ findHomeCarePatients, getHomeCarePatient, getEpisode, openEpisode, moveEpisode },
    ...ofCare,
    ...ofReallocation,
    ...ofEveryCase,
  },
  wiring,
);
