import type { claimApi } from '../../shared/claim/routes.ts';
import { namedClinicians } from '../_data/clinician/namedClinicians.ts';
import type { Operation } from '../_kit/context.ts';
import { listedNames } from '../_parts/authorization/codeNames.ts';
import { billingFacility, ownClaim } from './ownClaim.ts';

type Print = typeof claimApi.endpoints.printClaim;

/** A claim of the caller's facility as a document, in the state in which it is now. */
export const printClaim: Operation<Print> = async ({ query }, ctx) => {
  const found = await ownClaim(ctx, query.claimId);
  const { facility } = await billingFacility(ctx);
  const { activities, diagnoses } = found.claim;
  const codes = activities.flatMap(({ type, code }) => (type !== null && code !== null ? [{ type, code }] : []));
  const lines = activities.map(({ clinician }) => ({
    clinician: clinician ?? undefined,
    orderingClinician: undefined,
  }));
  // The renderer brings fonts and a PDF library: loaded when the first PDF is asked for.
  const { renderClaimPdf } = await import('./pdf/renderClaimPdf.ts');
  const [names, clinicians] = await Promise.all([
    listedNames(ctx.store, { codes, diagnoses: diagnoses.flatMap(({ code }) => code ?? []), day: found.serviceDate }),
    namedClinicians(ctx.store, { facilityId: found.facilityId, form: { lines } }),
  ]);
  return renderClaimPdf({ ...found, facility, names: { ...names, clinicians } }, query.language, ctx.now());
};
