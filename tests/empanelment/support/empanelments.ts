import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { type Facility, putFacility } from '../../../functions/_data/facility/facility.ts';
import { pearl } from '../../../functions/_demo/payers.ts';
import { handler } from '../../../functions/empanelment/index.ts';
import { type DocumentType, documentTable, neededDocuments } from '../../../shared/empanelment/documents.ts';
import {
  documentPlace,
  type EmpanelmentDraft,
  type EmpanelmentForm,
  type WizardKind,
} from '../../../shared/empanelment/form.ts';
import { type EmpanelmentMove, empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { type Stage, stages } from '../../../shared/empanelment/stages.ts';
import { fileContents, sentAttachment } from '../../attachment/support/sentFiles.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { aFacility } from '../../support/builders.ts';

const { endpoints } = empanelmentApi;

/** A day on which no document of the tests has ended. */
export const farDay = '2099-12-31';

/** A clinic in Dubai that has no contract. */
export async function anUncontractedClinic(store: DynamoDBDocumentClient, changes: Partial<Facility> = {}) {
  const none = { providerStatus: '', providerCode: null, providerId: null, providerMode: null } as const;
  const facility = aFacility({ ...none, kind: 'clinic', emirate: 'Dubai', regulatoryId: 2, ...changes });
  await putFacility(store, facility);
  return facility;
}

/** Somebody of such a clinic, without any role. */
export const anApplicant = async (store: DynamoDBDocumentClient, changes: Partial<Facility> = {}): Promise<SignedIn> =>
  signIn({ roles: ['Standard'], facility: await anUncontractedClinic(store, changes) });

export const typed: EmpanelmentDraft = {
  payerId: pearl,
  contactName: 'Mariam Invented',
  contactEmail: 'network@clinic.example',
  contactMobile: '+971-50-123-4567',
  tradeLicenseNumber: 'CN-9000001',
  services: ['outpatient'],
  documents: {},
  branch: null,
};

export const beginning = (as: SignedIn, kind: WizardKind = 'join') =>
  callApi(handler, endpoints.getEmpanelmentBeginning, { as, query: { kind } });
type Save = z.input<(typeof endpoints.saveEmpanelmentDraft)['body']>;
export const save = (as: SignedIn, body: Partial<Save> = {}) =>
  callApi(handler, endpoints.saveEmpanelmentDraft, { as, body: { kind: 'join', draft: typed, ...body } });
export const read = (as: SignedIn, empanelmentId: string) =>
  callApi(handler, endpoints.getEmpanelment, { as, query: { empanelmentId } });
export const list = (as: SignedIn, query: z.input<(typeof endpoints.getEmpanelments)['query']> = {}) =>
  callApi(handler, endpoints.getEmpanelments, { as, query });

/** The files of these documents, sent and checked. */
export async function documentsOf(as: SignedIn, types: readonly DocumentType[], expiresOn = farDay) {
  const documents: EmpanelmentDraft['documents'] = {};
  for (const type of types) {
    const { attachmentId } = await sentAttachment(as, `${type}.pdf`, fileContents.pdf);
    const file = { attachmentId, fileName: `${type}.pdf`, bytes: fileContents.pdf.length };
    documents[type] = { files: [file], expiresOn: documentTable[type].expires ? expiresOn : null };
  }
  return documents;
}

/** What a form sends of a draft. */
export const formOf = (draft: EmpanelmentDraft): EmpanelmentForm => ({
  ...draft,
  branch: draft.branch as EmpanelmentForm['branch'],
  payerId: draft.payerId ?? 0,
  documents: Object.entries(draft.documents).map(([type, document]) => ({
    type: type as DocumentType,
    attachmentId: document?.files[0]?.attachmentId ?? '',
    expiresOn: document?.expiresOn ?? null,
  })),
});

/** A draft with all documents that the facility needs; its id and version. */
export async function drafted(
  as: SignedIn,
  changes: Partial<EmpanelmentDraft> & { expiresOn?: string; kind?: WizardKind } = {},
) {
  const { expiresOn = farDay, kind = 'join', ...fields } = changes;
  const services = fields.services ?? typed.services;
  const place = documentPlace((await beginning(as)).data!.facts, fields.branch ?? null)!;
  const needed = neededDocuments({ ...place, services });
  const draft = { ...typed, ...fields, documents: await documentsOf(as, needed, expiresOn) };
  const { data } = await save(as, { kind, draft });
  return { empanelmentId: data!.empanelmentId, version: data!.version, draft };
}

export const submit = (
  as: SignedIn,
  { draft, ...place }: { empanelmentId: string; version: number; draft: EmpanelmentDraft },
) => callApi(handler, endpoints.submitEmpanelment, { as, body: { ...place, ...formOf(draft) } });

/** A request that was submitted: its id. */
export async function submitted(as: SignedIn, changes: Parameters<typeof drafted>[1] = {}): Promise<string> {
  const draft = await drafted(as, changes);
  await submit(as, draft);
  return draft.empanelmentId;
}

type Moved = Partial<z.input<(typeof endpoints.moveEmpanelment)['body']>>;

/** Makes a move over the version that the caller sees now, unless another one is given. */
export async function move(as: SignedIn, empanelmentId: string, name: EmpanelmentMove, given: Moved = {}) {
  const version = given.version ?? (await read(as, empanelmentId)).data?.version ?? 1;
  return callApi(handler, endpoints.moveEmpanelment, {
    as,
    body: { empanelmentId, attachmentIds: [], ...given, move: name as never, version },
  });
}

/** Completes all stages, in an order that the table allows. */
export async function passAll(as: SignedIn, empanelmentId: string, which: readonly Stage[] = stages) {
  for (const stage of which) await move(as, empanelmentId, 'pass', { stage });
}

/** A request that waits for a second person. */
export async function proposed(
  applicant: SignedIn,
  maker: SignedIn,
  outcome: 'approve' | 'reject' = 'approve',
  changes: Parameters<typeof drafted>[1] = {},
) {
  const id = await submitted(applicant, changes);
  if (outcome === 'approve') await passAll(maker, id);
  await move(maker, id, 'propose', { outcome });
  return id;
}

export const messages = (as: SignedIn, empanelmentId: string) =>
  callApi(handler, endpoints.getEmpanelmentMessages, { as, query: { empanelmentId } });
