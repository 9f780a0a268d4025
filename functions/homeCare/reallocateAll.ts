import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Candidate, homeCareApi } from '../../shared/homeCare/routes.ts';
import type { StoredEpisode } from '../_data/homeCare/episode.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { seenCase } from '../_parts/case/caseKind.ts';
import { moveCase } from '../_parts/case/moveCase.ts';
import { actOnAll } from './actOnAll.ts';
import { candidatesAmong, providersBeside } from './candidates.ts';
import { checkDay } from './checkDay.ts';
import { episodeCase } from './episodeCase.ts';
import { episodeNews } from './episodeNews.ts';
import { besides, effectsOf } from './moveEpisode.ts';

type Endpoints = typeof homeCareApi.endpoints;
type MoveBody = BodyOf<Endpoints['moveEpisode']>;

const toldNobody = async () => [];

/** The writes of a move of one patient among many. Those who act next are told of the first alone. */
async function writesOfMove(ctx: SessionContext, body: MoveBody, isFirst: boolean) {
  const newsOf = isFirst ? episodeNews : toldNobody;
  return (await moveCase(ctx, episodeCase, body, { effects: effectsOf(ctx), newsOf, besides })).items;
}

const asks = { insurer: 'insurerAsksReallocation', authority: 'authorityAsksReallocation' } as const;
const waits = { insurer: 'reallocationAtInsurer', authority: 'reallocationAtAuthority' } as const;

/** An episode by which an organisation names a provider. */
async function ofOrganisation(ctx: SessionContext, episodeId: string) {
  const { found, side } = await seenCase(ctx, episodeCase, episodeId);
  if (side === 'provider') throw fail('notAllowed');
  return { found, side };
}

/** Whether a provider has said that it can take the patient: a place that nobody has promised is for a person to ask for. */
const hasRoom = ({ offersAll, freePlaces }: Candidate): boolean =>
  offersAll === true && freePlaces !== null && freePlaces > 0;

/** REQ-SPEC-14: asks for all patients of a provider in one act, each to the provider that fits best and has a place. */
export const reallocateAll: Operation<Endpoints['reallocateAll']> = async ({ body }, ctx) => {
  const { episodeId, cursor, reallocationReason, text } = body;
  const { found, side } = await ofOrganisation(ctx, episodeId);
  const handOverOn = checkDay('handOverOn', body.handOverOn, { from: emiratesDateOf(ctx.now()) });
  const providers = await providersBeside(ctx.store, found);
  const inThisAct = new Map<string, number>();
  const writesOf = async (patient: StoredEpisode, isFirst: boolean) => {
    if (patient.approvedUntil !== null && handOverOn > patient.approvedUntil) return 'approvalEnds';
    const best = candidatesAmong(providers, patient, inThisAct).find(hasRoom);
    if (!best) return 'noCandidate';
    const move = {
      ...{ episodeId: patient.episodeId, version: patient.version, move: asks[side], attachmentIds: [] },
      ...{ newFacilityId: best.facilityId, reallocationReason, handOverOn, text },
    };
    const items = await writesOfMove(ctx, move, isFirst);
    inThisAct.set(best.facilityId, (inThisAct.get(best.facilityId) ?? 0) + 1);
    return items;
  };
  return actOnAll(ctx, { found, state: 'admitted', cursor, writesOf });
};

/** REQ-SPEC-14: approves what the other organisation has asked for, for all patients of a provider in one act. */
export const approveAll: Operation<Endpoints['approveAll']> = async ({ body: { episodeId, cursor } }, ctx) => {
  const { found, side } = await ofOrganisation(ctx, episodeId);
  const writesOf = ({ episodeId: id, version }: StoredEpisode) =>
    // Each new provider is told of its own patients.
    writesOfMove(ctx, { episodeId: id, version, move: 'approveReallocation', attachmentIds: [] }, true);
  return actOnAll(ctx, { found, state: waits[side], cursor, writesOf });
};
