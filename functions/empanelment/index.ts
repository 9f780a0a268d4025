import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { caseCalls } from '../_parts/case/caseCalls.ts';
import { empanelmentCase } from './empanelmentCase.ts';
import { getEmpanelment } from './getEmpanelment.ts';
import { getEmpanelmentBeginning } from './getEmpanelmentBeginning.ts';
import { getEmpanelments } from './getEmpanelments.ts';
import { moveEmpanelment } from './moveEmpanelment.ts';
import { saveEmpanelmentDraft } from './saveEmpanelmentDraft.ts';
import { submitEmpanelment } from './submitEmpanelment.ts';

const { messages, attachment, markRead, staff } = caseCalls(empanelmentCase);
const read = {
  getEmpanelments,
  getEmpanelment,
  getEmpanelmentBeginning,
  getEmpanelmentMessages: messages,
  getEmpanelmentAttachment: attachment,
  getEmpanelmentStaff: staff,
};
const write = { saveEmpanelmentDraft, submitEmpanelment, moveEmpanelment, markEmpanelmentRead: markRead };

export const handler = areaHandler(empanelmentApi, { ...read, ...write }, wiring);
