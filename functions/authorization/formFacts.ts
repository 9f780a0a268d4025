import * as z from 'zod';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import {
  type AuthorizationDraft,
  type AuthorizationForm,
  authorizationFormFields,
  authorizationLine,
} from '../../shared/authorization/form.ts';
import type { StoredAuthorization } from '../_data/authorization/authorization.ts';

/** What lists show of a request, and what it is found by. */
type FormFacts = Pick<
  StoredAuthorization,
  | 'type'
  | 'patientName'
  | 'emiratesId'
  | 'cardNumber'
  | 'identifierEnding'
  | 'serviceDate'
  | 'clinicianLicense'
  | 'lineCount'
  | 'netFils'
>;

type Facts = Partial<
  Pick<AuthorizationForm, 'type' | 'patientName' | 'emiratesId' | 'cardNumber' | 'encounterStart'>
> & {
  readonly lines: readonly Partial<Pick<AuthorizationForm['lines'][number], 'clinician' | 'netFils'>>[];
};

/** The facts of a form that may be sent. The clinician is the first one whom a line names. */
export function formFacts({ type, patientName, emiratesId, cardNumber, encounterStart, lines }: Facts): FormFacts {
  return {
    type: type ?? null,
    patientName: patientName || null,
    emiratesId: emiratesId ?? null,
    cardNumber: cardNumber ?? null,
    identifierEnding: (emiratesId ?? cardNumber ?? '').slice(-4),
    serviceDate: encounterStart ? emiratesDateOf(new Date(encounterStart)) : null,
    clinicianLicense: lines.find(({ clinician }) => clinician)?.clinician ?? null,
    lineCount: lines.length,
    netFils: lines.reduce((sum, { netFils = 0 }) => sum + netFils, 0),
  };
}

const typedLine = authorizationLine.partial().catch({});

/** The same of what has been typed so far: what is not right yet is left out. */
export function draftFacts(draft: AuthorizationDraft): FormFacts {
  const typed = <Name extends keyof typeof authorizationFormFields>(name: Name) => {
    const parsed = authorizationFormFields[name].safeParse(draft[name]);
    return (parsed.success ? parsed.data : undefined) as z.output<(typeof authorizationFormFields)[Name]> | undefined;
  };
  return formFacts({
    type: typed('type'),
    patientName: typed('patientName'),
    emiratesId: typed('emiratesId'),
    cardNumber: typed('cardNumber'),
    encounterStart: typed('encounterStart'),
    lines: z.array(typedLine).catch([]).parse(draft.lines),
  });
}

/** The payer that has been chosen so far. */
export const draftPayerId = ({ payerId }: AuthorizationDraft): number | null =>
  z
    .int()
    .positive()
    .nullable()
    .catch(null)
    .parse(payerId ?? null);

/** The files that have been added so far. */
export const draftFiles = ({ attachmentIds }: AuthorizationDraft): string[] =>
  authorizationFormFields.attachmentIds.catch([]).parse(attachmentIds);
