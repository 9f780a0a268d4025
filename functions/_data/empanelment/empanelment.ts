import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { byClock, type DueNotice } from '../../../shared/_parts/dueClock.ts';
import type { EmpanelmentKind } from '../../../shared/empanelment/form.ts';
import { empanelmentLife, limits, outcomes } from '../../../shared/empanelment/life.ts';
import { callBacks } from '../../../shared/empanelment/profile.ts';
import { empanelment, empanelmentEvent, passedStage } from '../../../shared/empanelment/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { provenAskedPayerId } from '../../_kit/proof.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import { orderOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';
import { caseRecords, computedCaseFields, storedCaseFields } from '../case/caseRecord.ts';

/** A request as it is stored: the fields that its sides see, without those that are computed on read, its tenants, and its clock. */
const stored = empanelment
  .omit({ ...computedCaseFields, expired: true, daysUsed: true, daysPromised: true, accountChange: true })
  .extend({
    ...storedCaseFields,
    passed: z.array(passedStage.extend({ by: z.string() })),
    proposal: maker.extend({ outcome: z.enum(outcomes) }).nullable(),
    /** Who submitted the last revision. */
    submittedBy: z.string().nullable(),
    /** From when on the account of an approved profile is paid to, how it was confirmed, and who stopped it before. */
    accountChange: z
      .object({
        effectiveAt: z.iso.datetime(),
        calledBack: z.enum(callBacks),
        stopped: z.object({ at: z.iso.datetime(), byName: z.string() }).nullable(),
      })
      .nullable()
      .default(null),
    /** When its provider last typed in it or sent it: an unfinished request that is left alone ends. */
    touchedAt: z.iso.datetime(),
  });
export type StoredEmpanelment = z.infer<typeof stored>;

/** The payer's number of a draft without an insurer: no payer has it. */
export const noInsurer = provenAskedPayerId(0);

const dayMs = 86_400_000;

/** When an unfinished request ends if its provider leaves it alone. */
export const idleEndOf = ({ touchedAt }: Pick<StoredEmpanelment, 'touchedAt'>): string =>
  new Date(Date.parse(touchedAt) + limits.idleDays * dayMs).toISOString();

const idleEnd = (value: StoredEmpanelment): DueNotice => ({ name: 'lastMissed', isMissed: true, at: idleEndOf(value) });

/** The requests of the store. */
export const empanelments = caseRecords({
  name: 'EMPANELMENT',
  life: empanelmentLife,
  idOf: ({ empanelmentId }: StoredEmpanelment) => empanelmentId,
  shapeVersion: 1,
  stored,
  event: empanelmentEvent,
  isPrivate: ({ state, revisions }: StoredEmpanelment) => state === 'draft' || revisions.length === 0,
  // A returned request waits for its provider: what is due of it is its end.
  deadlines: {
    ...byClock,
    nextNotice: (value: StoredEmpanelment) => (value.state === 'returned' ? idleEnd(value) : byClock.nextNotice(value)),
  },
  endsAt: (value: StoredEmpanelment) => (value.state === 'draft' ? idleEndOf(value) : null),
});

/** The writes of a request with the events of one step, in their order. */
export const writesOf = (
  value: StoredEmpanelment,
  events: readonly z.infer<typeof empanelmentEvent>[],
): TransactItem[] => [
  empanelments.put(value),
  ...events.map((event, at) => empanelments.timeline.put(value, event, orderOf(value.version, at))),
];

const openRequest = z.object({ empanelmentId: z.string() });
const openShape = shapeOf({ entity: 'openEmpanelment', version: 1, schema: openRequest, keys: [] });
/** A change of the profile or of the contract waits for no other kind of request, and holds none up. */
const places: Readonly<Partial<Record<EmpanelmentKind, string>>> = {
  updateProfile: 'OPEN#PROFILE',
  updateContract: 'OPEN#CONTRACT',
};
const openKey = (facilityId: string, kind: EmpanelmentKind) => ({
  pk: `FACILITY#${facilityId}#EMPANELMENT`,
  sk: places[kind] ?? 'OPEN',
});

/** The id of the facility's unfinished request, or null; `kind` finds that of this kind's place. */
export const findOpenEmpanelment = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  kind: EmpanelmentKind,
): Promise<string | null> =>
  getItem(store, 'requests', openKey(facilityId, kind), (item) => openShape.parse(item).empanelmentId);

/** The write that makes a new request the only unfinished one of its facility; it fails where there is one. */
export const openPut = ({ facilityId, empanelmentId, kind }: StoredEmpanelment): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: openShape.item(openKey(facilityId, kind), { empanelmentId }, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write by which a request that has ended makes room for the next. */
export const openDelete = ({ facilityId, kind }: StoredEmpanelment): TransactItem => ({
  Delete: { TableName: tableName('requests'), Key: openKey(facilityId, kind) },
});
