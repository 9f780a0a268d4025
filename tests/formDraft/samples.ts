import { formDraftApi } from '../../shared/formDraft/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const draft = { payerId: 102, category: null, subject: 'Half a subj', text: '', attachmentIds: [] };

/** What callers send to formDraft; all invented. */
export const samples = samplesOf(formDraftApi, {
  getFormDraft: { query: { form: 'providerQuery' } },
  saveFormDraft: { body: { form: 'providerQuery', draft } },
  discardFormDraft: { body: { form: 'providerQuery', version: 1 } },
});
