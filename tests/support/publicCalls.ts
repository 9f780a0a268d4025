import { hashPassword, verifyPassword } from '../../functions/_data/user/password.ts';
import { handler as account } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { sampleInput } from '../contract/sampleInput.ts';
import { callAnything, callApi } from './api.ts';
import { hostileBodies, hostileReadings, hostileTexts } from './hostileBodies.ts';
import { allRoutes, type TestedRoute } from './routes.ts';

/** One hostile call; `prepare` does what is not part of it. */
export interface HostileCall {
  readonly what: string;
  readonly prepare?: () => Promise<void>;
  readonly send: () => Promise<{ readonly http: number }>;
}

export const publicRoutes = async (): Promise<TestedRoute[]> =>
  (await allRoutes()).filter(({ endpoint }) => endpoint.access === 'public');

let addresses = 0;
/** Each call comes from another address, so that no limit ends it early. */
const freshAddress = (): string => {
  addresses += 1;
  return `198.18.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const readingsOf = (): HostileCall[] =>
  hostileReadings('').map(([what], place) => {
    let requestId = '';
    return {
      what,
      prepare: async () => {
        const { data } = await callApi(account, accountApi.endpoints.beginCardReading, {
          body: {},
          sourceIp: freshAddress(),
        });
        requestId = data?.requestId ?? '';
      },
      send: () => {
        const toolkitResponse = hostileReadings(requestId)[place]?.[1] ?? '';
        return callApi(account, accountApi.endpoints.verifyCardReading, { body: { requestId, toolkitResponse } });
      },
    };
  });

/** Calls of a public endpoint with what is made to keep a processor busy, within the limits of a body. */
export function hostileCalls({ name, endpoint, handler, usePostTwin }: TestedRoute): HostileCall[] {
  const sample = sampleInput(endpoint);
  const call = (parts: object) => () =>
    callAnything(handler, endpoint, { usePostTwin, sourceIp: freshAddress(), ...sample, ...parts });
  const texts = (['body', 'query'] as const).flatMap((part) =>
    Object.keys(endpoint[part]?.shape ?? {}).flatMap((field) =>
      hostileTexts().map(([what, text]) => ({
        what: `${field} of ${what}`,
        send: call({ [part]: { ...sample[part], [field]: text } }),
      })),
    ),
  );
  const bodies = endpoint.body ? hostileBodies().map(([what, rawBody]) => ({ what, send: call({ rawBody }) })) : [];
  return [...bodies, ...texts, ...(name === 'verifyCardReading' ? readingsOf() : [])];
}

/** What sign-in is made to cost: one check of a password. */
export async function passwordCheck(): Promise<() => Promise<boolean>> {
  const hash = await hashPassword('Correct-Horse-7');
  return () => verifyPassword('Wrong-Horse-7', hash);
}
