import { modulesWith } from '../../infra/modules/moduleIndex.ts';
import type { repeatableCallsOf } from './readyCallsOf.ts';

/** What the tests of a module say of its calls, in its own folder. */
interface CallsOfModule {
  readonly repeatableCalls: ReturnType<typeof repeatableCallsOf>;
}

const ofModules: CallsOfModule[] = await Promise.all(
  modulesWith('tests', 'repeatableCalls.ts').map((name) => import(`../${name}/repeatableCalls.ts`)),
);

/** A call of every endpoint that takes an Idempotency-Key, with everything made that it needs to go well. */
export const repeatableCalls = new Map(ofModules.flatMap((each) => each.repeatableCalls));
