import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Entity, records } from './ownedRecords.ts';
import { anOwner, type Owner } from './owner.ts';

/** The record that must be made before another: a payer has one file in work at a time, and `job` waits for ever. */
const madeBefore: Partial<Record<Entity, Entity>> = { job: 'finishedJob' };

/**
 * Owners for many routes, each with one record of a kind: to make them costs more than the calls that read them. Whoever may change them
 * gives them up, and the next route begins with others.
 */
export function sharedOwner(store: DynamoDBDocumentClient) {
  const keeper = () => {
    let owner: Promise<Owner> | null = null;
    return {
      current: (): Promise<Owner> => {
        owner ??= anOwner(store);
        return owner;
      },
      giveUp: (): void => {
        owner = null;
      },
    };
  };
  const [withRecords, without] = [keeper(), keeper()];
  let made = new Map<Entity, Promise<string>>();
  const recordOf = async (entity: Entity): Promise<string> => {
    const earlier = madeBefore[entity];
    if (earlier) await recordOf(earlier);
    const record = made.get(entity) ?? records[entity](await withRecords.current());
    made.set(entity, record);
    return record;
  };
  /** An owner without records, for somebody who makes some: it is given up as soon as one of its people is taken. */
  const lent = async (): Promise<Owner> => {
    const { clinic, payer } = await without.current();
    const taken = <Person>(person: Person): Person => {
      without.giveUp();
      return person;
    };
    return {
      store,
      get clinic() {
        return taken(clinic);
      },
      get payer() {
        return taken(payer);
      },
    };
  };
  const giveUp = (): void => {
    withRecords.giveUp();
    made = new Map();
  };
  return { current: withRecords.current, recordOf, lent, giveUp };
}
