import type * as z from 'zod';
import { handler } from '../../../functions/formDraft/index.ts';
import { formDraftApi } from '../../../shared/formDraft/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

const { getFormDraft, saveFormDraft, discardFormDraft } = formDraftApi.endpoints;
export type Save = z.input<typeof saveFormDraft.body>;
type Named = Pick<Save, 'form' | 'about'>;

/** A question as somebody has begun to type it. */
export const halfAQuestion = { payerId: null, category: null, subject: 'Half a subj', text: '', attachmentIds: [] };

export const keep = (as: SignedIn, body: Partial<Save> = {}) =>
  callApi(handler, saveFormDraft, { as, body: { form: 'providerQuery', draft: halfAQuestion, ...body } as Save });

export const kept = (as: SignedIn, named: Partial<Named> = {}) =>
  callApi(handler, getFormDraft, { as, query: { form: 'providerQuery', ...named } });

export const discard = (as: SignedIn, version: number, named: Partial<Named> = {}) =>
  callApi(handler, discardFormDraft, { as, body: { form: 'providerQuery', version, ...named } });
