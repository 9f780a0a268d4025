import { formDraftApi } from '../../shared/formDraft/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { discardFormDraft } from './discardFormDraft.ts';
import { getFormDraft } from './getFormDraft.ts';
import { saveFormDraft } from './saveFormDraft.ts';

export const handler = areaHandler(formDraftApi, { getFormDraft, saveFormDraft, discardFormDraft }, wiring);
