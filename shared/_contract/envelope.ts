import * as z from 'zod';

/**
 * One error of an answer: a code of the error table or of a validation rule, its English text, and the field it points at. A reader in
 * another language finds the text by `textKey`, or without one by the code, and fills it with `values`; days are ISO dates.
 */
export const apiError = z.strictObject({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  textKey: z.string().optional(),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .readonly()
    .optional(),
});
export type ApiError = z.infer<typeof apiError>;

/** What every JSON answer looks like (REQ-API-04): status 1 success, 0 no record, negative failure (REQ-API-05). */
export interface Envelope<Data> {
  status: number;
  errors: ApiError[];
  data: Data | null;
}

export const envelopeStatus = { success: 1, noRecord: 0, failure: -1 } as const;

/** The schema of an answer whose `data` has the given shape; `data` is null on 'no record' and on failures. */
export const envelopeOf = <Schema extends z.ZodType>(data: Schema) =>
  z.strictObject({ status: z.int(), errors: z.array(apiError), data: data.nullable() });
