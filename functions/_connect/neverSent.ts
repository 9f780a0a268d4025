/** Faults of finding the other side and of connecting to it: before them nothing is sent. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Whether a call that threw surely never arrived. Where the other side has several addresses, all of them must have been out of reach. */
export function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const faults = cause instanceof AggregateError ? cause.errors : [cause];
  return faults.length > 0 && faults.every((fault) => beforeSending.has(codeOf(fault) ?? ''));
}
