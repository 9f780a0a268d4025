import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { sentence } from '../_field/sentence.ts';
import { keptForms } from '../keptForms.ts';
import { type FormDraft, type KeptFormName, keptFormNames } from './keptFormNames.ts';

type AnyDraft = { [Name in KeptFormName]: FormDraft<Name> }[KeptFormName];
const drafts = keptFormNames.map((name) => keptForms[name].draft);
const anyDraft = z.union(drafts as [(typeof drafts)[number]]) as z.ZodType<AnyDraft, AnyDraft>;

/** Which form, and what it is about: the record from which it was opened, where a person may have several of it at once. */
const named = {
  form: z.enum(keptFormNames),
  about: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
};
const version = z.int().positive();
const place = { version, savedAt: z.iso.datetime() };
const common = { access: ['Standard'], requirements: [] } as const;

/** The caller's own unfinished forms: one for each form and record, at the facility or payer where it is typed. */
export const formDraftApi = area('formDraft', {
  getFormDraft: endpoint({
    method: 'GET',
    path: '/api/formdraft/get',
    summary: 'What the caller has typed into a form and not sent; null where nothing is kept',
    query: z.strictObject(named),
    answer: z
      .strictObject({
        ...place,
        draft: anyDraft,
        /** The names of files that have expired since, which are to be attached again. */
        goneFiles: z.array(z.string()),
      })
      .nullable(),
    audit: 'formDraft.read',
    ...common,
  }),
  saveFormDraft: endpoint({
    method: 'POST',
    path: '/api/formdraft/save',
    summary: 'Keeps what the caller has typed into a form, over the version that was seen',
    body: z
      .strictObject({ ...named, version: version.optional(), draft: anyDraft })
      .refine(({ form, draft }) => keptForms[form].draft.safeParse(draft).success, {
        path: ['draft'],
        error: sentence('formDraft:notThisForm', 'These are not the fields of this form.'),
      }),
    answer: z.strictObject(place),
    audit: 'formDraft.save',
    ...common,
  }),
  discardFormDraft: endpoint({
    method: 'POST',
    path: '/api/formdraft/discard',
    summary: 'Throws away what the caller has typed into a form, at the version that was seen',
    body: z.strictObject({ ...named, version }),
    answer: z.null(),
    audit: 'formDraft.discard',
    ...common,
  }),
});
