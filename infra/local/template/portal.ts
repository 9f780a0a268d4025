import {
  type KeyDefinition,
  type QueueDefinition,
  readBuckets,
  readKeys,
  readLockedBuckets,
  readQueues,
  readSecrets,
  readTables,
  type SecretDefinition,
  type TableDefinition,
} from './data.ts';
import { type FunctionDefinition, readFunctions } from './functions.ts';
import { Resolver } from './resolver.ts';
import { type RouteDefinition, readRoutes } from './routes.ts';
import type { Stack } from './stack.ts';
import { type EventSource, readEventSources, readSchedules, type Schedule } from './triggers.ts';

/** Everything the template asks for that runs on this machine. */
export interface Portal {
  readonly functions: readonly FunctionDefinition[];
  readonly tables: readonly TableDefinition[];
  readonly buckets: readonly string[];
  readonly lockedBuckets: readonly string[];
  readonly queues: readonly QueueDefinition[];
  readonly keys: readonly KeyDefinition[];
  readonly secrets: readonly SecretDefinition[];
  readonly routes: readonly RouteDefinition[];
  readonly eventSources: readonly EventSource[];
  readonly schedules: readonly Schedule[];
  readonly resolver: Resolver;
}

/** Reads the portal out of its templates; `endpoint` is the address at which functions will reach AWS. */
export function readPortal(stacks: readonly Stack[], endpoint: string): Portal {
  const resolver = new Resolver(stacks, endpoint);
  return {
    functions: readFunctions(resolver),
    tables: readTables(resolver),
    buckets: readBuckets(resolver),
    lockedBuckets: readLockedBuckets(resolver),
    queues: readQueues(resolver),
    keys: readKeys(resolver),
    secrets: readSecrets(resolver),
    routes: readRoutes(resolver),
    eventSources: readEventSources(resolver),
    schedules: readSchedules(resolver),
    resolver,
  };
}
