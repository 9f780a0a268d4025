import { clinicianApi } from '../../shared/clinician/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addClinician } from './addClinician.ts';
import { addClinicians } from './addClinicians.ts';
import { checkClinician } from './checkClinician.ts';
import { checkMaternitySpecialty } from './checkMaternitySpecialty.ts';
import { endClinician } from './endClinician.ts';
import { findSpecialties } from './findSpecialties.ts';
import { getBlacklists } from './getBlacklists.ts';
import { getClinicianById } from './getClinicianById.ts';
import { getClinicianChecks } from './getClinicianChecks.ts';
import { getClinicianMove } from './getClinicianMove.ts';
import { getClinicianMoveFile } from './getClinicianMoveFile.ts';
import { getClinicianMoves } from './getClinicianMoves.ts';
import { getClinicians } from './getClinicians.ts';
import { getCliniciansWithoutPharmacist } from './getCliniciansWithoutPharmacist.ts';
import { getReferralClinicians } from './getReferralClinicians.ts';
import { getSpecialties } from './getSpecialties.ts';
import { importClinicians } from './importClinicians.ts';
import { joinClinician } from './joinClinician.ts';
import { markClinicianVerified } from './markClinicianVerified.ts';
import { moveBlacklist } from './moveBlacklist.ts';
import { moveClinician } from './moveClinician.ts';
import { searchClinicians } from './searchClinicians.ts';
import { searchNonNetworkClinician } from './searchNonNetworkClinician.ts';
import { updateClinician } from './updateClinician.ts';
import { uploadBlacklist } from './uploadBlacklist.ts';

export const handler = areaHandler(
  clinicianApi,
  {
    getClinicians,
    getCliniciansWithoutPharmacist,
    getReferralClinicians,
    checkMaternitySpecialty,
    findSpecialties,
    getSpecialties,
    getClinicianById,
    searchNonNetworkClinician,
    searchClinicians,
    addClinician,
    addClinicians,
    updateClinician,
    importClinicians,
    uploadBlacklist,
    getBlacklists,
    moveBlacklist,
    checkClinician,
    getClinicianChecks,
    markClinicianVerified,
    joinClinician,
    moveClinician,
    endClinician,
    getClinicianMoves,
    getClinicianMove,
    getClinicianMoveFile,
  },
  wiring,
);
