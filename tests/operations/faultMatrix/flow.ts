import type { ApiAnswer } from '../../support/api.ts';
import type { MatrixBackend } from './backend.ts';

/** One time that a flow is gone through, by people and records of its own. */
export interface Run {
  /**
   * What people and queues do. It is done again after the fault: people repeat a call under its key, queues deliver again. What workers throw is
   * lost here as it is in the cloud; the answers of calls are what people saw.
   */
  readonly act: () => Promise<ApiAnswer<unknown>[]>;
  /** What must hold while the fault lasts; reads after it has ended, before anything is done again. */
  readonly meanwhile?: () => Promise<void>;
  /** What must hold once the flow was gone through again without a fault. */
  readonly check: () => Promise<void>;
}

export interface Flow {
  readonly name: string;
  /** What the flow keeps under every fault, as the page says it. */
  readonly promise: string;
  readonly start: (backend: MatrixBackend) => Promise<Run>;
  /** Lets the world outside do what it is asked and lose its answers, until it is called with false. Without it the flow asks nobody outside. */
  readonly loseAnswers?: (backend: MatrixBackend, isLost: boolean) => void;
}

/** A worker's turn: what it throws brings its message back, which the next turn is. */
export const turn = async (work: () => Promise<unknown>): Promise<void> => {
  await work().catch(() => undefined);
};
