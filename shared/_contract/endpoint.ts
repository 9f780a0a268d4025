import type * as z from 'zod';
import type { Role } from '../_field/roles.ts';
import type { FactorStep } from '../_field/signInSteps.ts';

type Fields = z.ZodObject;

/** Files of bytes, with their media types. */
export const fileTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileFormat = keyof typeof fileTypes;

/** Answers that are not the JSON envelope: plain text, a file of bytes, or a published JSON document. */
export type AnswerFormat = 'envelope' | 'text' | FileFormat | 'html' | 'document';

/**
 * One HTTP call of the portal, and the only place where its path is written. Everything else derives from it: Lambda dispatch,
 * CDK route, OpenAPI, web client, form resolver, role matrix and contract tests.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Exactly the specification's path and letter case; path parameters in `{braces}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** The roles that may call it, one match is enough; `['Standard']` is every signed-in user; 'public' needs no session. */
  readonly access: 'public' | readonly Role[];
  /**
   * Those of its roles to which it answers records of other tenants, though their holder works at a facility. Only super admins give
   * such a role (`rolesBeyond`); tests/contract/reach.test.ts finds them by what each call answers.
   */
  readonly beyond?: readonly Role[];
  /** It says whether somebody is a member of a payer, by a number that a person may type: its operation goes by functions/_parts/memberBrake. */
  readonly answersMember?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  /** The body is a form (`multipart/form-data`): one file, a field of `sentFile`, and texts (`z.coerce` for numbers). */
  readonly takesFile?: true;
  /** The body may be a bare list too, which stands for the object with the list in this field. */
  readonly bareList?: string;
  /** A body that a stranger may send as it stands, where the schema does not show one: the document has it, and a test sends it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The shape of `data` in the envelope; for the other formats a description of the content. */
  readonly answer: z.ZodType;
  readonly format?: AnswerFormat;
  /** The audit action recorded with every call, reads of patient records included. */
  readonly audit?: string;
  /** The call takes an `Idempotency-Key`: repeated with the same key it gives the same answer and one stored record. */
  readonly idempotent?: true;
  /** A GET that changes state by the specification; the same path answers POST too, which our own UI uses. */
  readonly hasPostTwin?: true;
  /** A public call that signed-in people make too: it knows their session, by which it is limited, and needs none. */
  readonly knowsSession?: true;
  /** May be called while a forced password change or the licence agreement is still owed. */
  readonly isBeforeSignInSteps?: true;
  /** May be called while one of these steps of the second factor is owed; every other call is closed until it is done. */
  readonly whileOwed?: readonly FactorStep[];
  /** Our own page calls it without a user's action, so it does not keep an idle session alive. */
  readonly isBackground?: true;
  /** A list for drop-downs: callers keep its answer, and ask with the answer's ETag whether it still holds (304). Never patients' data. */
  readonly isRevalidated?: true;
  /** The answer repeats its errors under `Errors`, where callers of the specification read them (REQ-PWD-09). */
  readonly hasCapitalErrors?: true;
  readonly requirements: readonly `REQ-${string}`[];
}

/** Declares an endpoint, keeping its literal types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

/** The endpoints of one API area by operation name: also the file name, the OpenAPI operationId and the log field. */
export interface Area<Endpoints extends Record<string, Endpoint> = Record<string, Endpoint>> {
  readonly name: string;
  readonly endpoints: Endpoints;
}

/** Declares an area: `area('eligibility', { submitEligibility: endpoint({ ... }) })`. */
export const area = <const Endpoints extends Record<string, Endpoint>>(
  name: string,
  endpoints: Endpoints,
): Area<Endpoints> => ({ name, endpoints });

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Present<Shape> = { [Key in keyof Shape as Shape[Key] extends undefined ? never : Key]: Shape[Key] };

/** What an operation receives: the parsed params, query and body of its endpoint, each only where declared. */
export type Input<E extends Endpoint> = Present<{
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}>;

/** What a caller sends: the same before parsing, with defaults left out. */
export type Sending<E extends Endpoint> = Present<{
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}>;

/** The `data` an endpoint answers. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** The route keys of an endpoint as API Gateway spells them: `POST /api/account/login`; two where it has a POST twin. */
export const routeKeysOf = ({ method, path, hasPostTwin }: Endpoint): string[] =>
  hasPostTwin ? [`${method} ${path}`, `POST ${path}`] : [`${method} ${path}`];
