import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { carelessError } from './canary.ts';

type Send = (command: Command) => Promise<unknown>;
interface Command {
  readonly constructor: { readonly name: string };
  readonly input: {
    readonly TableName?: string;
    readonly TransactItems?: readonly object[];
    readonly RequestItems?: object;
  };
}

/** Where in the functions a command comes from: the file and line of each function that waits for it. */
function placeNow(): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  // As the engine knows them: to map a line to its source costs more than the command.
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => `${site.getFileName()}:${site.getLineNumber()}`);
  const { stack } = new Error() as unknown as { stack: string[] };
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return stack.filter((site) => site.includes('/functions/')).join();
}

const isWrite = ({ constructor: { name } }: Command): boolean => /^(Put|Update|Delete|BatchWrite|Transact)/.test(name);

/** How a piece of work went. */
interface Met<Result> {
  readonly result: Result;
  /** Whether a command failed. */
  readonly hasFailed: boolean;
  /** Whether it wrote anything but what the kit writes of each call. */
  readonly hasWritten: boolean;
}

/**
 * Lets the store fail once at each place of the code that gives it a command: each piece of work meets a fault at its first place that is
 * new, until there is none. A place is the command with all that wait for it, the operation among them: calls of the same operation, the
 * check of the session and the entry of the audit trail share theirs.
 */
export function failingCommands(store: DynamoDBDocumentClient) {
  const send = store.send.bind(store) as Send;
  const seen = new Set<string>();
  const left = new Set<string>();
  let work: { hasFailed: boolean; hasWritten: boolean; readonly isBehindWrites: boolean } | null = null;

  /** Whether a command is to fail, now that it is given. */
  function fails(now: NonNullable<typeof work>): boolean {
    const place = placeNow();
    if (seen.has(place)) return false;
    if (now.hasWritten && !now.isBehindWrites) {
      left.add(place);
      return false;
    }
    seen.add(place);
    left.delete(place);
    return true;
  }
  const sendOrFail: Send = async (command) => {
    const { TableName } = command.input;
    // The log of errors may lose an entry.
    if (!work || TableName === process.env.ERRORS_TABLE) return send(command);
    if (!work.hasFailed && fails(work)) {
      work.hasFailed = true;
      throw carelessError(JSON.stringify(command.input));
    }
    work.hasWritten ||= TableName !== process.env.AUDIT_TABLE && isWrite(command);
    return send(command);
  };
  Object.assign(store, { send: sendOrFail });

  const meet = async <Result>(isBehindWrites: boolean, doWork: () => Promise<Result>): Promise<Met<Result>> => {
    const here = { hasFailed: false, hasWritten: false, isBehindWrites };
    work = here;
    try {
      const result = await doWork();
      return { ...here, result };
    } finally {
      work = null;
    }
  };
  return {
    /** Work whose records must be as they were, for the next try: nothing fails behind its first write. */
    meetBeforeWrites: <Result>(doWork: () => Promise<Result>) => meet(false, doWork),
    /** How many new places such work had behind its first write. */
    leftBehindWrites: (): number => left.size,
    /** Work whose records may be used up. */
    meetAnywhere: <Result>(doWork: () => Promise<Result>) => meet(true, doWork),
    /** What was left is left: nobody reaches it any more. */
    forgetLeft: (): void => left.clear(),
  };
}
