import type * as z from 'zod';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { episodeDraft } from '../../shared/homeCare/draft.ts';
import type { newEpisode } from '../../shared/homeCare/routes.ts';
import { messageBody } from '../parts/conversation/messageBody.ts';

/** What the form of a new episode holds; its draft is the same. */
export type EpisodeValues = z.infer<typeof episodeDraft>;

export const emptyService = { service: null, visitsAWeek: 3, weeks: 4 } as const;

export const emptyEpisode = (): EpisodeValues => ({
  ...{ source: null, referringFacility: '', referringPhysician: '', medication: '', text: '' },
  ...{ referredOn: emiratesDateOf(new Date()), dischargeExpectedOn: '' },
  ...{ diagnoses: [null], services: [emptyService], attachmentIds: [] },
  emergencyContact: { name: '', relation: '', phone: '' },
});

/** The values as the call takes them. What is missing is refused by the contract, at its field. */
export function episodeBody(eligibilityId: string, values: EpisodeValues) {
  const { referringFacility, referringPhysician, dischargeExpectedOn, medication } = values;
  return {
    ...messageBody(values),
    ...{ eligibilityId, source: values.source, referredOn: values.referredOn },
    ...(referringFacility.trim() && { referringFacility }),
    ...(referringPhysician.trim() && { referringPhysician }),
    ...(dischargeExpectedOn && { dischargeExpectedOn }),
    ...(medication.trim() && { medication }),
    diagnoses: values.diagnoses.map((each) => each?.code ?? ''),
    emergencyContact: values.emergencyContact,
    services: values.services,
  } as z.input<typeof newEpisode>;
}
