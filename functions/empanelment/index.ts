import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { caseCalls } from '../_parts/case/caseCalls.ts';
import { getContract } from './contract/getContract.ts';
import { printContract } from './contract/printContract.ts';
import { saveContractDraft } from './contract/saveContractDraft.ts';
import { submitContract } from './contract/submitContract.ts';
import { empanelmentCase } from './empanelmentCase.ts';
import { getEmpanelment } from './getEmpanelment.ts';
import { getEmpanelmentBeginning } from './getEmpanelmentBeginning.ts';
import { getEmpanelments } from './getEmpanelments.ts';
import { getProviderProfile } from './getProviderProfile.ts';
import { moveEmpanelment } from './moveEmpanelment.ts';
import { saveEmpanelmentDraft } from './saveEmpanelmentDraft.ts';
import { saveProfileDraft } from './saveProfileDraft.ts';
import { showIban } from './showIban.ts';
import { stopAccount } from './stopAccount.ts';
import { submitEmpanelment } from './submitEmpanelment.ts';
import { submitProfile } from './submitProfile.ts';

const { messages, attachment, markRead, staff } = caseCalls(empanelmentCase);
const read = {
  getEmpanelments,
  getEmpanelment,
  getEmpanelmentBeginning,
  getProviderProfile,
  getEmpanelmentMessages: messages,
  getEmpanelmentAttachment: attachment,
  getEmpanelmentStaff: staff,
};
const profile = { saveProfileDraft, submitProfile, showIban, stopAccount };
const contract = { getContract, printContract, saveContractDraft, submitContract };
const write = { saveEmpanelmentDraft, submitEmpanelment, moveEmpanelment, markEmpanelmentRead: markRead };

export const handler = areaHandler(empanelmentApi, { ...read, ...write, ...profile, ...contract }, wiring);
