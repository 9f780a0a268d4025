import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RequestSubject } from '../../../shared/authorization/codeNames.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { codeNamesOf, codeReader } from './codeNames.ts';

type About = Pick<StoredAuthorization, 'form' | 'facilityId' | 'serviceDate'>;

/** What requests are about, in the lines of a list. A code that several of them have is read once. */
export function subjectsOf(store: DynamoDBDocumentClient, requests: readonly About[]): Promise<RequestSubject[]> {
  const read = codeReader(store);
  return Promise.all(
    requests.map(async ({ form, facilityId, serviceDate }) => {
      const line = form?.lines[0];
      const principal = form?.diagnoses.find(({ type }) => type === 'Principal');
      const brief = form && { ...form, lines: line ? [line] : [], diagnoses: principal ? [principal] : [] };
      return {
        activity: line ? { type: line.type, code: line.code } : null,
        clinician: line?.clinician ?? null,
        diagnosis: principal?.code ?? null,
        names: await codeNamesOf(store, { form: brief, answer: null, facilityId, serviceDate }, read),
      };
    }),
  );
}
