/** Of lines that functions logged: the questions to systems of others that this call began, and whether each failed. */
export const exchangesOf = (logLines: readonly string[], requestId: unknown): [system: string, hasFailed: boolean][] =>
  logLines
    .map((line) => JSON.parse(line))
    .filter((line) => line.causeId === requestId && line.exchangeMs !== undefined)
    .map(({ system, exchangeFaults }) => [system, exchangeFaults === 1]);
