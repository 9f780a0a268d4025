import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { measured } from '../../../functions/_data/authorization/authorization.ts';
import { countItems as authorizationCounts } from '../../../functions/_data/authorization/authorizationCounts.ts';
import { measureItems } from '../../../functions/_data/authorization/authorizationMeasures.ts';
import { clinicianItems } from '../../../functions/_data/clinician/clinician.ts';
import { type Counted, countItems } from '../../../functions/_data/eligibility/eligibilityCount.ts';
import { facilityItems } from '../../../functions/_data/facility/facility.ts';
import { insurerCountItems } from '../../../functions/_data/insurerAuthorization/insurerCounts.ts';
import { payerItem } from '../../../functions/_data/payer/payer.ts';
import type { Seal } from '../../../functions/_data/regulatoryDetails/credentialSeal.ts';
import { regulatoryDetailsPut } from '../../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { userItems } from '../../../functions/_data/user/user.ts';
import type { TableName } from '../../../functions/_settings/tableAccess.ts';
import type { TransactItem } from '../../../functions/_store/transaction.ts';
import { demoAccountRequests } from './accountRequests.ts';
import { demoActivityCodes } from './activityCodes.ts';
import { demoAuthorizationRules } from './authorizationRules.ts';
import { demoAuthorizations } from './authorizations.ts';
import { demoCircularPuts } from './circulars.ts';
import { demoClinicianMoves } from './clinicianMoves.ts';
import { demoClinicians } from './clinicians.ts';
import { demoDesk } from './desk.ts';
import { demoEmpanelments } from './empanelments.ts';
import { demoEnrolments } from './enrolments.ts';
import { demoErrors } from './errors.ts';
import { demoFacilities } from './facilities.ts';
import { demoFormulary, demoReferencePrices } from './formulary.ts';
import { demoHistory } from './history.ts';
import { demoInsurerAuthorizations } from './insurerAuthorizations.ts';
import { demoKeptFiles } from './keptFiles.ts';
import { demoLicenseRequests } from './licenseRequests.ts';
import { demoLookups } from './lookups.ts';
import { demoNewborns } from './newborns.ts';
import { demoPayers } from './payers.ts';
import { demoPostOfficeCredentials } from './postOfficeCredentials.ts';
import { demoPriceList } from './priceLists.ts';
import { demoPriceProposal } from './priceProposals.ts';
import { demoContracts, demoProfileChange } from './providerChanges.ts';
import { demoQueries } from './queries.ts';
import { demoRegister } from './register.ts';
import { demoRegulatoryReports } from './regulatoryReports.ts';
import { demoRules } from './rules.ts';
import { demoSurveyPuts } from './surveys.ts';
import { demoUndelivered } from './undelivered.ts';
import { demoUsers } from './users.ts';

type Item = Record<string, unknown>;
type TableNames = Readonly<Record<TableName, string>>;

const batchSize = 25;
const parallelBatches = 6;

async function writeBatch(store: DynamoDBDocumentClient, tableName: string, items: Item[]): Promise<void> {
  let requests = items.map((item) => ({ PutRequest: { Item: item } }));
  while (requests.length > 0) {
    const { UnprocessedItems } = await store.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
    requests = (UnprocessedItems?.[tableName] ?? []) as typeof requests;
  }
}

/** Each key once: a later state of a record takes the place of an earlier one. */
const latestOf = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [`${item.pk} ${item.sk}`, item])).values(),
];

async function writeAll(store: DynamoDBDocumentClient, tableName: string, items: readonly Item[]): Promise<void> {
  const latest = latestOf(items);
  const batches = Array.from({ length: Math.ceil(latest.length / batchSize) }, (_, at) =>
    latest.slice(at * batchSize, (at + 1) * batchSize),
  );
  const workers = Array.from({ length: parallelBatches }, async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await writeBatch(store, tableName, batch);
  });
  await Promise.all(workers);
}

/** The functions' data modules find their tables in the environment; they are told for as long as `read` runs. */
function withTables<Result>(tableNames: TableNames, read: () => Result): Result {
  const variables = Object.entries(tableNames).map(([name, value]) => [`${name.toUpperCase()}_TABLE`, value] as const);
  const before = variables.map(([name]) => [name, process.env[name]] as const);
  for (const [name, value] of variables) process.env[name] = value;
  try {
    return read();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const itemsFor = (writes: readonly TransactItem[], tableName: string): Item[] =>
  writes.flatMap(({ Put }) => (Put?.Item && Put.TableName === tableName ? [Put.Item] : []));

/** The requests with their counts. */
function eligibilityItems(writes: readonly TransactItem[], tableName: string): Item[] {
  const items = latestOf(itemsFor(writes, tableName));
  return [...items, ...countItems(items.filter(({ payerCode }) => payerCode !== undefined) as unknown as Counted[])];
}

interface SeedOptions {
  /** The day on which the demonstration's history ends. */
  readonly now?: Date;
  /** Encrypts the facilities' credentials of their regulators; without it no facility has any. */
  readonly seal?: Seal | undefined;
}

/** Fills an empty store with the demonstration, in about a second. */
export async function seedDemo(
  client: DynamoDBClient,
  tableNames: TableNames,
  { now = new Date(), seal }: SeedOptions = {},
): Promise<void> {
  const store = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const authorizations = withTables(tableNames, () => demoAuthorizations(now));
  const insurers = withTables(tableNames, () => demoInsurerAuthorizations(now));
  const keptFiles = withTables(tableNames, () => demoKeptFiles(now));
  const lists = withTables(tableNames, () => {
    const prices = demoPriceList(now);
    return [demoFormulary(now), prices, demoPriceProposal(now, prices.inForce)];
  });
  const [history, reports, rules, queries, errors, lookups] = withTables(tableNames, () => [
    [...demoHistory(now), ...demoDesk(now), ...demoUndelivered(now)],
    demoRegulatoryReports(now),
    [...demoRules(), ...demoAuthorizationRules()],
    [
      ...demoQueries(now),
      ...demoEmpanelments(now),
      ...demoProfileChange(now),
      ...demoContracts(now),
      ...demoNewborns(now),
      ...demoClinicianMoves(now),
      ...demoEnrolments(now),
      ...demoCircularPuts(now),
      ...demoSurveyPuts(now),
    ],
    demoErrors(now, tableNames.errors),
    [...demoLookups(now), ...demoActivityCodes(now), ...demoReferencePrices(now)],
  ]);
  const credentials = seal ? await demoPostOfficeCredentials(seal, now) : { details: [], polls: [] };
  const details = withTables(tableNames, () => credentials.details.map(regulatoryDetailsPut));
  const facilityTable = [
    ...demoFacilities.flatMap(facilityItems),
    ...demoClinicians.flatMap(clinicianItems),
    ...itemsFor([...details, ...queries], tableNames.facilities),
  ];
  await Promise.all([
    writeAll(store, tableNames.reference, [
      ...demoPayers.map(payerItem),
      ...itemsFor([...rules, ...lookups, ...lists.flatMap(({ writes }) => writes)], tableNames.reference),
      ...lists.flatMap(({ items }) => items),
    ]),
    writeAll(store, tableNames.eligibility, eligibilityItems(history, tableNames.eligibility)),
    writeAll(store, tableNames.members, demoRegister(now)),
    writeAll(store, tableNames.requests, [
      ...itemsFor(
        [...history, ...reports, ...queries, ...authorizations.writes, ...insurers.writes],
        tableNames.requests,
      ),
      ...insurerCountItems(insurers.records),
      ...authorizationCounts(authorizations.records),
      ...credentials.polls,
      ...keptFiles,
      ...measureItems(authorizations.records.map(measured)),
    ]),
    writeAll(store, tableNames.errors, itemsFor(errors, tableNames.errors)),
    demoUsers(now).then((users) => {
      const requests = withTables(tableNames, () => demoAccountRequests(users, now));
      const items = [...users.flatMap(userItems), ...itemsFor([...history, ...requests], tableNames.users)];
      const licenses = withTables(tableNames, () => demoLicenseRequests(users, now));
      return Promise.all([
        writeAll(store, tableNames.users, items),
        writeAll(store, tableNames.facilities, [...facilityTable, ...itemsFor(licenses, tableNames.facilities)]),
      ]);
    }),
  ]);
}
