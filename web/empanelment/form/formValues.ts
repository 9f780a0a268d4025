import type { Sending } from '../../../shared/_contract/endpoint.ts';
import type { Attachment } from '../../../shared/_parts/attachment.ts';
import {
  type DocumentType,
  documentTable,
  documentTypes,
  neededDocuments,
} from '../../../shared/empanelment/documents.ts';
import { documentPlace, type EmpanelmentDraft } from '../../../shared/empanelment/form.ts';
import type { Empanelment, empanelmentApi } from '../../../shared/empanelment/routes.ts';
import type { ContactValues } from './ContactFields.tsx';

type Submit = Sending<typeof empanelmentApi.endpoints.submitEmpanelment>['body'];

interface DocumentValues {
  files: Attachment[];
  expiresOn: string | null;
}

export interface FormValues extends ContactValues {
  documents: Record<DocumentType, DocumentValues>;
  branch: EmpanelmentDraft['branch'];
}

/** The draft as the form shows it: with a place for every document. */
export const valuesOf = (draft: EmpanelmentDraft): FormValues => ({
  ...draft,
  documents: Object.fromEntries(
    documentTypes.map((type) => [type, draft.documents[type] ?? { files: [], expiresOn: null }]),
  ) as FormValues['documents'],
});

/** What is kept of the form: documents of which something was entered. */
export const draftOf = (values: FormValues): EmpanelmentDraft => ({
  ...values,
  documents: Object.fromEntries(
    documentTypes
      .map((type) => [type, values.documents[type]] as const)
      .filter(([, { files, expiresOn }]) => files.length > 0 || expiresOn !== null),
  ),
});

/** The documents that the facility, or its branch, needs for the services of the form; none until the branch's type and emirate are chosen. */
export function neededOf(
  facts: Empanelment['facts'],
  { services, branch }: Pick<FormValues, 'services' | 'branch'>,
): DocumentType[] {
  const place = documentPlace(facts, branch);
  return place ? neededDocuments({ ...place, services }) : [];
}

/** What the form sends: the documents that are needed, whether they are there or not. */
export const bodyOf = (values: FormValues, facts: Empanelment['facts']): Omit<Submit, 'empanelmentId' | 'version'> => ({
  ...values,
  // The contract's schema says which of these is missing.
  payerId: values.payerId as number,
  branch: values.branch as Submit['branch'],
  documents: neededOf(facts, values).map((type) => ({
    type,
    attachmentId: values.documents[type].files[0]?.attachmentId as string,
    expiresOn: documentTable[type].expires ? values.documents[type].expiresOn || null : null,
  })),
});

/** The form's field for a field of the contract: documents stand there by their type. */
export function fieldOf(field: string, values: FormValues, facts: Empanelment['facts']): string {
  const [part, at = '', name] = field.split('.');
  const type = part === 'documents' && /^\d+$/.test(at) ? neededOf(facts, values)[Number(at)] : undefined;
  return type ? `documents.${type}.${name === 'expiresOn' ? 'expiresOn' : 'files'}` : field;
}
