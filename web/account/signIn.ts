import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { accountApi, type LoginForm, loginForm } from '../../shared/account/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { call } from '../api/client.ts';
import { errorText } from '../base/messageText.ts';
import { type Wait, waitOf } from '../base/retry.ts';

/**
 * Everything of the sign-in that needs the contract. It is a chunk of its own, fetched at the first touch of the form, so that
 * the page can be seen and read before zod has arrived.
 */
export function loginProblems(values: LoginForm): Partial<Record<keyof LoginForm, string>> {
  const issues = loginForm.safeParse(values).error?.issues ?? [];
  // The first of a field's problems wins.
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).reverse());
}

export type SignInResult =
  | { readonly user: SignedInUser }
  /** No texts: there was an answer, but nothing in it (REQ-LOGIN-19), or an alert has said it already. */
  | { readonly user: null; readonly texts: readonly string[]; readonly isSaid: boolean; readonly wait: Wait | null };

/** While one puzzle is solved others may fail, and a harder one be due. */
const mostPuzzles = 3;

/** The difficulty that the portal asks for, where the puzzle that was solved is too easy after failed sign-ins. */
function difficultyAsked(errors: readonly ApiError[]): number | null {
  const asked = errors.find(({ code }) => code === 'verificationTooEasy')?.values?.difficulty;
  return typeof asked === 'number' ? asked : null;
}

/** Sends the login call: `email` carries the form's user name, `rememberme` is always false (REQ-LOGIN-12). */
const send = ({ userName, password, token }: LoginForm, returnUrl: string) =>
  call(accountApi.endpoints.login, {
    query: { returnUrl },
    body: { email: userName, password, token, rememberme: false },
  });

/** Signs in. `verify` solves a puzzle of a difficulty and answers its token: where a harder one is due the page solves it and sends again. */
export async function signIn(
  values: LoginForm,
  returnUrl: string,
  verify: (difficulty: number) => Promise<string | null>,
): Promise<SignInResult> {
  try {
    let answer = await send(values, returnUrl);
    for (let puzzle = 0; puzzle < mostPuzzles; puzzle += 1) {
      const asked = difficultyAsked(answer.errors);
      const token = asked === null ? null : await verify(asked);
      if (!token) break;
      answer = await send({ ...values, token }, returnUrl);
    }
    const { status, errors, data } = answer;
    if (status > 0 && data) return { user: data };
    return { user: null, texts: status < 0 ? errors.map(errorText) : [], isSaid: false, wait: waitOf(errors) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const isSaid = error.isAnnounced && error.kind !== 'notSignedIn';
    return { user: null, texts: isSaid ? [] : error.errors.map(errorText), isSaid, wait: waitOf(error.errors) };
  }
}
