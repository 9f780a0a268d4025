import { clinicianItems } from '../../base/clinicianItems.ts';
import { type FormDraft, sessionDraft } from '../../parts/form/formDraft.ts';
import type { JoinValues } from './joinValues.ts';

/** The clinician of the provider that was opened last: the list leads back. */
export interface OpenedClinician {
  readonly facilityId: string;
  readonly clinicianId: string;
  readonly name: string;
}

export const keepOpened = (opened: OpenedClinician): void =>
  sessionStorage.setItem(clinicianItems.providerDetail, JSON.stringify(opened));

/** What is typed of somebody who joins, and the documents, each in an item of its own. The dashboard forgets both (REQ-PDASH-35). */
export function joinDraft(): FormDraft<JoinValues> {
  const person = sessionDraft<Omit<JoinValues, 'attachments'>>(clinicianItems.detail, ['emiratesId']);
  const documents = sessionDraft<Pick<JoinValues, 'attachments'>>(clinicianItems.documents);
  return {
    read: () => ({ ...person.read(), ...documents.read() }),
    notKept: () => person.notKept?.() ?? [],
    keep: ({ attachments, ...typed }) => {
      person.keep(typed);
      if (attachments) documents.keep({ attachments });
    },
    drop: () => {
      person.drop();
      documents.drop();
    },
  };
}
