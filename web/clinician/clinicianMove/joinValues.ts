import type { Attachment } from '../../../shared/_parts/attachment.ts';
import type { ClinicianValues } from '../ClinicianFields.tsx';

/** What every change tells the insurers. */
export interface ToldValues {
  effectiveOn: string;
  payerIds: number[];
  note: string;
  attachments: Attachment[];
}

export const emptyTold = (effectiveOn: string): ToldValues => ({
  effectiveOn,
  payerIds: [],
  note: '',
  attachments: [],
});

/** The part of a body that these fields fill. */
export const toldBody = ({ effectiveOn, payerIds, note, attachments }: ToldValues) => ({
  effectiveOn,
  payerIds,
  ...(note.trim() && { note }),
  attachmentIds: attachments.map(({ attachmentId }) => attachmentId),
});

/** The form's field for a field of the contract. */
export const toldField = (field: string): string => {
  const [name = field] = field.split('.');
  return name === 'attachmentIds' ? 'attachments' : name;
};

export type JoinValues = Omit<ClinicianValues, 'worksFrom' | 'worksTo'> & ToldValues;
