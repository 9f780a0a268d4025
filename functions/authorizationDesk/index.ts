import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { approveAuthorizations } from './approveAuthorizations.ts';
import { askAuthorization } from './askAuthorization.ts';
import { getAuthorizationSettings, updateAuthorizationSettings } from './authorizationSettings.ts';
import { decideAuthorization } from './decideAuthorization.ts';
import { getDecisionTemplates, removeDecisionTemplate, saveDecisionTemplate } from './decisionTemplates.ts';
import { getAuthorizationContext } from './getAuthorizationContext.ts';
import { getDeskCounts } from './getDeskCounts.ts';
import { getDeskQueue } from './getDeskQueue.ts';
import { handOverAuthorization } from './handOverAuthorization.ts';
import { approveProposal, returnProposal } from './secondPerson.ts';
import { takeNextAuthorization } from './takeNextAuthorization.ts';

const read = {
  getDeskQueue,
  getDeskCounts,
  getAuthorizationContext,
  getDecisionTemplates,
  getAuthorizationSettings,
};
const write = {
  takeNextAuthorization,
  handOverAuthorization,
  decideAuthorization,
  askAuthorization,
  approveProposal,
  returnProposal,
  approveAuthorizations,
  saveDecisionTemplate,
  removeDecisionTemplate,
  updateAuthorizationSettings,
};

export const handler = areaHandler(authorizationDeskApi, { ...read, ...write }, wiring);
