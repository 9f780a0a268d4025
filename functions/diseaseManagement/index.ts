import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addContact } from './addContact.ts';
import { addResult } from './addResult.ts';
import { changeGoals } from './changeGoals.ts';
import { enrolMember } from './enrolMember.ts';
import { findCandidates } from './findCandidates.ts';
import { getCandidate } from './getCandidate.ts';
import { getEnrolment } from './getEnrolment.ts';
import { getEnrolmentEntries } from './getEnrolmentEntries.ts';
import { getEnrolments } from './getEnrolments.ts';
import { getOutcomes } from './getOutcomes.ts';
import { leaveProgramme } from './leaveProgramme.ts';

export const handler = areaHandler(
  diseaseManagementApi,
  {
    getEnrolments,
    getEnrolment,
    getEnrolmentEntries,
    getOutcomes,
    findCandidates,
    getCandidate,
    enrolMember,
    addResult,
    addContact,
    changeGoals,
    leaveProgramme,
  },
  wiring,
);
