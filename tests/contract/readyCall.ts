import { modulesWith } from '../../infra/modules/moduleIndex.ts';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import type { Owner } from './owner.ts';
import type { ReadyCall, readyCallsOf } from './readyCallsOf.ts';
import { repeatableCalls } from './repeatableCall.ts';

/** What the tests of a module say of its calls, in its own folder. */
interface CallsOfModule {
  readonly readyCalls: ReturnType<typeof readyCallsOf>;
}

const ofModules: CallsOfModule[] = await Promise.all(
  modulesWith('tests', 'readyCalls.ts').map((name) => import(`../${name}/readyCalls.ts`)),
);
const readyCalls = new Map(ofModules.flatMap((each) => each.readyCalls));

/** A call that needs more than the ids of records to go well, with what it needs made; null where the ids are enough. */
export async function readyCall(endpoint: Endpoint, owner: () => Promise<Owner>): Promise<ReadyCall | null> {
  const makeReady = readyCalls.get(endpoint);
  if (makeReady) return makeReady(await owner());
  const makeRepeatable = repeatableCalls.get(endpoint);
  return makeRepeatable ? makeRepeatable((await owner()).store) : null;
}
