import type * as z from 'zod';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';

/** The moves that change who has a request. */
export type HolderMove = 'take' | 'handOver' | 'release';

/** A call that changes who has a request, and what it is sent. */
export interface HolderCall<Changed> {
  readonly endpoint: Endpoint & { readonly body: z.ZodObject; readonly answer: z.ZodType<Changed> };
  readonly body: Readonly<Record<string, string | number>>;
}

/** What the screen does afterwards. */
export interface HolderTold<Changed> {
  readonly onChanged: (changed: Changed | null) => void;
  /** A colleague was faster: the request is not as it was shown. */
  readonly onOvertaken: () => void;
}
