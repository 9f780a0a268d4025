/** What the runner and a function's worker thread say to each other. */
export interface Invocation {
  readonly kind: 'invoke';
  readonly id: number;
  readonly event: unknown;
  readonly requestId: string;
  readonly deadlineAt: number;
}

export interface FunctionError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly stackTrace: readonly string[];
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'initError'; readonly error: FunctionError }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: FunctionError };

export interface WorkerSettings {
  readonly codeDirectory: string;
  readonly handler: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
}
