import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import type { User } from '../../functions/_data/user/user.ts';
import { type ApiAnswer, type SignedIn, signIn } from './api.ts';
import { aFacility } from './builders.ts';

export type Stored = Partial<User>;
type SignInAs = (stored: Stored) => Promise<SignedIn>;

/** A change that waits, made by the maker; answers how somebody decides about it. */
export interface Waiting {
  readonly maker: SignedIn;
  readonly second: SignInAs;
  readonly decide: (as: SignedIn) => Promise<ApiAnswer<unknown>>;
}

interface Guard {
  /** The files below `functions` whose guard it is. */
  readonly files: readonly string[];
  /** `stored` is what is stored of the maker. */
  readonly make: (stored: Stored, store: DynamoDBDocumentClient) => Promise<Waiting>;
}

/** The changes of a module that a second person decides: `tests/<module>/secondPerson.ts`. */
export type SecondPersonGuards = Readonly<Record<string, Guard>>;

export const ofPayer =
  (payerId: number, role: 'InsurerUser' | 'PayerAdmin' = 'PayerAdmin'): SignInAs =>
  (stored) =>
    signIn({ roles: [role], facility: null, payerId, stored });

export const ofPortal: SignInAs = (stored) => signIn({ roles: ['SuperAdmin'], facility: null, stored });

export async function aClinic(store: DynamoDBDocumentClient) {
  const facility = aFacility();
  await putFacility(store, facility);
  return facility;
}
