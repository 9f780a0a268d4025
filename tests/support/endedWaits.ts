import { configure, getConfig } from '@testing-library/react';
import { untilWrong } from './wrongAnswers.ts';

type Wrapper = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** The library wraps all its waits in this function, and does not say so in its types. */
const asyncWrapper: Wrapper = Reflect.get(getConfig(), 'asyncWrapper');

/** Lets `waitFor`, `findBy…` and the steps of a user end as soon as an answer of the fake portal is wrong. */
export function endWaitsAtWrongAnswers(): void {
  const ending: Wrapper = (work) => untilWrong(asyncWrapper(work));
  configure({ asyncWrapper: ending } as object);
}
