import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wiring } from '../../functions/_data/wiring.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import type { AuditRecord } from '../../functions/_kit/wiring.ts';
import { anAuthorization } from '../authorization/support/anAuthorization.ts';
import { callAnything, startBackend } from '../support/api.ts';
import { emiratesIdsIn } from '../support/emiratesIds.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { records } from './ownedRecords.ts';
import { anOwner } from './owner.ts';
import { sampleInput } from './sampleInput.ts';

const { store } = await startBackend();
const written: AuditRecord[] = [];
const { writeAudit } = wiring;
Object.assign(wiring, {
  writeAudit: (record: AuditRecord) => {
    written.push(record);
    return writeAudit(record);
  },
});

const answerOf = ({ endpoint }: TestedRoute): string =>
  JSON.stringify(z.toJSONSchema(endpoint.answer, { unrepresentable: 'any', io: 'input' }));
const isList = (route: TestedRoute): boolean => answerOf(route).includes('"nextCursor"');
const holdsPatients = (route: TestedRoute): boolean =>
  /"(?:emiratesId|cardNumber|memberId|eligibilityId|queryId|requestNumber)\w*"/.test(answerOf(route));

const lists = (await allRoutes()).filter((route) => isList(route) && holdsPatients(route));

/** Lists of one record, which the entry names. */
const ofOneRecord = ['getBatchRows', 'getBatchResult'];
/** News about one's own requests, deliveries, overdue requests without their patients, and files of answers, whose look is audited one by one. */
const ofNobodysPatients = ['getNotifications', 'getDeadLetters', 'getOverdue', 'searchPostOfficeFiles'];
/** People who ask for an account or the claim dashboard, and clinicians: tests/accountRequest, tests/claimDashboard, tests/clinician. */
const ofStaff = [
  'searchClaimDashboardRequests',
  'searchAccountRequests',
  'searchClinicians',
  'getBlacklists',
  'getClinicianChecks',
];

describe('a list of patients', () => {
  it.each(lists.map((route) => [route.name, route] as const))('%s is on record', (name, { endpoint }) => {
    if (!ofNobodysPatients.includes(name)) expect(endpoint.audit).toMatch(/^\w+\.\w+$/);
  });

  const searches = lists.filter(({ name }) => ![...ofOneRecord, ...ofNobodysPatients, ...ofStaff].includes(name));
  it.each(searches.map((route) => [route.name, route] as const))(
    '%s leaves its criteria and the ids that it showed, numbers of patients as hashes',
    async (_name, route) => {
      const owner = await anOwner(store);
      const [queryId, eligibilityId] = [await records.query(owner), await records.eligibility(owner)];
      const { body, query } = sampleInput(route.endpoint) as { body?: object; query?: object };
      const { payerId: _, ...asked } = (body ?? query ?? {}) as Record<string, unknown>;
      const isAboutMembers = route.area === 'member';
      const as = isAboutMembers || ['worklist', 'authorizationDesk'].includes(route.area) ? owner.payer : owner.clinic;
      const recordShown: Readonly<Record<string, () => string | Promise<string>>> = {
        member: async () => identifierHash(await records.member(owner)),
        providerQuery: () => queryId,
        authorization: () => anAuthorization(owner),
        authorizationQuery: () => anAuthorization(owner),
        authorizationDesk: () => anAuthorization(owner),
      };
      const shown = await (recordShown[route.area]?.() ?? eligibilityId);
      const part = route.endpoint.method === 'GET' && !route.usePostTwin ? 'query' : 'body';
      const before = written.length;
      const answer = await callAnything(route.handler, route.endpoint, {
        as,
        [part]: asked,
        usePostTwin: route.usePostTwin,
      });
      expect(answer.http).toBe(200);
      const [entry] = written.slice(before);
      expect(entry).toMatchObject({ entity: expect.any(String), after: { criteria: {}, shown: [shown] } });
      expect(emiratesIdsIn(JSON.stringify(entry))).toEqual([]);
      if (isAboutMembers)
        expect(entry?.after).toMatchObject({
          criteria: { by: 'emiratesId', text: await identifierHash('784198500000017') },
        });
    },
  );
});
