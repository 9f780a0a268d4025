import type { ApiError } from '../../shared/_contract/envelope.ts';

const codes: readonly string[] = ['offline', 'network', 'serverError', 'unavailable', 'notSignedIn'];

/** No answer came: the alerts say why, and a form says that nothing is lost. */
export const isTransportError = ({ code }: ApiError): boolean => codes.includes(code);
