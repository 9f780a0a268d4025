import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wiring } from '../../functions/_data/wiring.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import type { AuditRecord } from '../../functions/_kit/wiring.ts';
import { callAnything, startBackend } from '../support/api.ts';
import { emiratesIdsIn } from '../support/emiratesIds.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { patientLists, records } from './ownedRecords.ts';
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

const everyList = [...patientLists.values()];
const ofNobody = everyList.flatMap((each) => each.ofNobody ?? []);
const searchedElsewhere = everyList.flatMap((each) => each.searchedElsewhere ?? []);

describe('a list of patients', () => {
  it.each(lists.map((route) => [route.name, route] as const))('%s is on record', (name, { endpoint }) => {
    if (!ofNobody.includes(name)) expect(endpoint.audit).toMatch(/^\w+\.\w+$/);
  });

  const searches = lists.filter(({ name }) => ![...ofNobody, ...searchedElsewhere].includes(name));
  it.each(searches.map((route) => [route.name, route] as const))(
    '%s leaves its criteria and the ids that it showed, numbers of patients as hashes',
    async (_name, route) => {
      const owner = await anOwner(store);
      const eligibilityId = await records.eligibility(owner);
      const { body, query } = sampleInput(route.endpoint) as { body?: object; query?: object };
      const { payerId: _, ...asked } = (body ?? query ?? {}) as Record<string, unknown>;
      const isAboutMembers = route.area === 'member';
      const { by = 'clinic', show } = patientLists.get(route.area) ?? {};
      const as = owner[by];
      const shown = (await show?.(owner)) ?? eligibilityId;
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
