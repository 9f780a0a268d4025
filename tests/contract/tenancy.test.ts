import { beforeAll, describe, expect, it } from 'vitest';
import { getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { notificationPut } from '../../functions/_data/notification/notification.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler as eligibilityHandler } from '../../functions/eligibility/index.ts';
import { roles } from '../../shared/_field/roles.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callAnything, callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aClinic, aForm } from '../support/eligibility.ts';
import { started } from '../support/jobs.ts';
import { aRegulatedRequest } from '../support/regulatoryReports.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { aLiveRule, aRuleContent, aRuleQuestion } from '../support/rules.ts';
import { sampleInput } from '../support/samples.ts';

const { store } = await startBackend();
const routes = await allRoutes();

/** Which stored record a field names, without regard to case; numbers of lists that everybody shares name none. */
const recordFields = ['eligibilityid', 'requestid'];
/** A payer's record, which is named beside a request that met it; payers' own calls have a test of their own. */
const ruleField = 'ruleid';
/** A payer's own members: tests/functions/member proves that another payer's calls find nothing. */
const memberField = 'memberid';
/** A question to an insurer: tests/providerQuery proves that another facility's and another payer's calls find nothing. */
const queryFields = ['queryid', 'messageid'];
const sharedLists = [
  'payerid',
  'eidreasonid',
  'servicecategoryid',
  'consultationcategoryid',
  'regulatorid',
  'providertypeid',
];
/** What belongs to people rather than to a facility's records: a facility of theirs, a colleague, a session, a notification. */
const ownFields = ['facilityid', 'changedfacilityid', 'userid', 'sessionid', 'notificationid', 'jobid', 'attachmentid'];
/** What only those who run the portal reach; its own tests say what is there. */
const operatorsFields = ['deliveryid', 'logid'];
/** Secrets that somebody was given for their next call: they name no record of a tenant. */
const secrets = ['cardReadId', 'verifyCardReading: requestId'];
/** The number of a call, not of a regulated request. */
const callNumbers = ['searchLogs', 'reportError', 'reportVisitorError'].map((name) => `${name}: requestId`);

const idFieldsOf = ({ name: operation, endpoint: { params, query, body } }: TestedRoute): string[] =>
  [params, query, body]
    .flatMap((fields) => Object.keys(fields?.shape ?? {}))
    .filter((name) => /id$/i.test(name) && !/emiratesid$/i.test(name))
    .filter(
      (name) => ![...secrets, ...callNumbers].some((known) => known === name || known === `${operation}: ${name}`),
    );

/** Routes of a payer's people: tests/functions/worklist proves that another payer's and every facility's calls find nothing. */
const isOfPayers = ({ endpoint }: TestedRoute): boolean => endpoint.path.startsWith('/api/eligibilityworklist/');

const recordRoutes = routes.filter(
  (route) => !isOfPayers(route) && idFieldsOf(route).some((name) => recordFields.includes(name.toLowerCase())),
);

/** A rule that the sample of answers fits. */
const category = { serviceCategoryId: 1, consultationCategoryId: null };
const content = aRuleContent({ questions: [aRuleQuestion()] });

it('every field that names a record is known to this test', () => {
  const known = [
    ...recordFields,
    ...queryFields,
    ruleField,
    memberField,
    ...sharedLists,
    ...ownFields,
    ...operatorsFields,
  ];
  const unknown = routes.flatMap((route) =>
    idFieldsOf(route)
      .filter((field) => !known.includes(field.toLowerCase()))
      .map((field) => `${route.name}: ${field}`),
  );
  expect(unknown).toEqual([]);
  const found = recordRoutes.flatMap(idFieldsOf).map((field) => field.toLowerCase());
  for (const field of recordFields) expect(found).toContain(field);
});

describe.each(recordRoutes.map((route) => [route.name, route] as const))('%s', (_name, route) => {
  const { handler, endpoint, usePostTwin } = route;
  const meetsRule = idFieldsOf(route).some((name) => name.toLowerCase() === ruleField);
  let owner: SignedIn;
  let ids: Record<string, string>;
  beforeAll(async () => {
    owner = await aClinic(store);
    const form = aForm();
    // Where a rule is named the request waits for its answers.
    const rule = meetsRule ? await aLiveRule({ ...category, payerId: form.payerId }, content) : null;
    const { data } = await callApi(eligibilityHandler, eligibilityApi.endpoints.submitEligibility, {
      as: owner,
      body: form,
    });
    const requestId = await aRegulatedRequest(store, owner.user);
    ids = { eligibilityid: data!.eligibilityId, requestid: requestId, ruleid: rule?.ruleId ?? '' };
  });

  const withIds = (shape: object | undefined, sample: Record<string, unknown> | undefined) =>
    shape && {
      ...sample,
      ...Object.fromEntries(
        Object.keys(shape).flatMap((name) => (name.toLowerCase() in ids ? [[name, ids[name.toLowerCase()]]] : [])),
      ),
    };
  const callAs = (as: SignedIn) => {
    const sample = sampleInput(endpoint);
    return callAnything(handler, endpoint, {
      usePostTwin,
      as,
      params: withIds(endpoint.params?.shape, sample.params),
      query: withIds(endpoint.query?.shape, sample.query),
      body: withIds(endpoint.body?.shape, sample.body),
    });
  };
  const nothing = { http: 404, status: -1, data: null, errors: [{ code: 'notFound' }] };
  const tenantRoles = roles.filter((role) => role !== 'SuperAdmin');

  it('finds the record of its own facility', async () => {
    const facility = await getFacility(store, owner.user.facilityId ?? '');
    // A request that is found but is not NAS's has no claim form, and is told so.
    const found = route.name === 'getNasClaimForm' ? 400 : 200;
    expect((await callAs(await signIn({ roles: tenantRoles, facility }))).http).toBe(found);
  });

  it('answers 404 to another facility with every role', async () => {
    expect(await callAs(await signIn({ roles: tenantRoles }))).toMatchObject(nothing);
  });

  it('answers 404 to a payer that was not asked', async () => {
    expect(await callAs(await signIn({ roles: tenantRoles, facility: null, payerId: 999_999 }))).toMatchObject(nothing);
  });

  it('has nothing for somebody without facility and payer', async () => {
    const answer = await callAs(await signIn({ roles: tenantRoles, facility: null }));
    expect(answer).toMatchObject({ http: 403, data: null, errors: [{ code: 'notAllowed' }] });
  });
});

/** A notification of somebody's. */
async function toldTo({ user }: SignedIn): Promise<string> {
  const at = new Date();
  const id = newUlid(at.getTime());
  const news = { kind: 'passwordChanged', facts: {}, link: '/manage', facilityId: null } as const;
  expect(await writeTogether(store, [notificationPut(user.userId, news, { id, at })])).toBe(true);
  return id;
}

/** A job of a payer's people. */
async function aJob(): Promise<string> {
  payers += 1;
  return started(await signIn({ roles: ['PayerAdmin'], facility: null, payerId: payers }), 'members.csv', 'n');
}
let payers = 990_000;

const ownRoutes = routes.filter((route) => idFieldsOf(route).some((name) => ownFields.includes(name.toLowerCase())));

describe.each(ownRoutes.map((route) => [route.name, route] as const))(
  '%s',
  (_name, { handler, endpoint, usePostTwin }) => {
    it('answers 404 for what is somebody else’s, whatever the caller’s role', async () => {
      const facility = aFacility();
      await putFacility(store, facility);
      const stranger = await signIn({ roles: ['Standard'], facility });
      const foreign: Record<string, string> = {
        facilityid: facility.facilityId,
        changedfacilityid: facility.facilityId,
        userid: stranger.user.userId,
        sessionid: stranger.sessionId,
        notificationid: await toldTo(stranger),
        jobid: await aJob(),
      };
      const withForeign = (shape: object | undefined, sample: Record<string, unknown> | undefined) => {
        const names = Object.keys(shape ?? {}).filter((name) => name.toLowerCase() in foreign);
        return shape && { ...sample, ...Object.fromEntries(names.map((name) => [name, foreign[name.toLowerCase()]])) };
      };
      const sample = sampleInput(endpoint);
      const answer = await callAnything(handler, endpoint, {
        usePostTwin,
        as: await signIn({ roles: roles.filter((role) => role !== 'SuperAdmin') }),
        query: withForeign(endpoint.query?.shape, sample.query),
        body: withForeign(endpoint.body?.shape, sample.body),
      });
      expect(answer).toMatchObject({ http: 404, status: -1, data: null, errors: [{ code: 'notFound' }] });
    });
  },
);
