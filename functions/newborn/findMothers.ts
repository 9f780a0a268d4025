import { patientNumberIn } from '../../shared/_field/patientNumber.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { motherSeenDays, registerDays } from '../../shared/newborn/birth.ts';
import type { newbornApi } from '../../shared/newborn/routes.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { answerAboutMother, motherOf } from './provenMother.ts';

/** The latest answers are enough: a desk registers from the one of the birth. */
const mostShown = 5;
const mostRead = 50;

/** The facility's own answers Eligible about a mother, for days from which a birth can be registered; no other facility's and no payer's. */
export const findMothers: Operation<typeof newbornApi.endpoints.findMothers> = async ({ body }, ctx) => {
  const { scope, store, now } = ctx;
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  const patient = patientNumberIn(body.patient);
  if (patient.by === 'nothing') throw invalid('patient', patient.isEmiratesId ? 'invalidEmiratesId' : 'noCardNumber');
  const identifier = patient.by === 'emiratesId' ? patient.emiratesId : patient.cardNumber;
  const partition = partitionOf(scope, { kind: 'patient', identifier });
  const earliest = daysAfter(emiratesDateOf(now()), -(registerDays + motherSeenDays));
  const page = partition && (await listHistory(store, partition, { from: earliest, take: mostRead }));
  const found = (page?.items ?? []).filter(({ status }) => status === eligibilityStatus.Eligible).slice(0, mostShown);
  const shown = found.map(({ eligibilityId }) => eligibilityId);
  await auditSearch(ctx, { entity: scope.kind, id: scope.facilityId }, { criteria: body, shown });
  const answers = await Promise.all(shown.map((eligibilityId) => answerAboutMother(ctx, eligibilityId)));
  return answers.map(({ answer, problem }) => motherOf(answer, problem));
};
