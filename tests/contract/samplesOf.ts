import type { Area, Endpoint, Sending } from '../../shared/_contract/endpoint.ts';

/** What a test sends to an endpoint, as its contract types it. */
export interface Sample {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
}

type Samples<A extends Area> = { readonly [Name in keyof A['endpoints']]: Sending<A['endpoints'][Name]> };

/** The samples of an area, by endpoint. An endpoint without a sample does not compile, and no sample that its contract refuses. */
export const samplesOf = <A extends Area>(area: A, samples: Samples<A>): readonly (readonly [Endpoint, Sample])[] =>
  Object.entries(area.endpoints).map(([name, endpoint]) => [endpoint, samples[name] as Sample]);
