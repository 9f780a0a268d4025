import * as z from 'zod';
import { area, endpoint } from '../contract/endpoint.ts';
import { sessionUser, signedInUser } from '../contract/sessionUser.ts';

/** An ALTCHA proof-of-work challenge; the widget solves it in the browser and sends the solution as `token`. */
const verificationChallenge = z.looseObject({});

/** The login form as the screen holds it (REQ-LOGIN-12); its resolver and the body below share these rules. */
export const loginForm = z.strictObject({
  userName: z.string().trim().min(1, 'Username is required').max(254),
  password: z.string().min(1, 'Password is required').max(256),
  token: z.string().min(1, 'Please confirm that you are human.').max(4000),
});
export type LoginForm = z.infer<typeof loginForm>;

/** The login call's body; `email` is another name of `userName`, one of the two is needed (REQ-LOGIN-13). */
const loginBody = z
  .strictObject({
    userName: loginForm.shape.userName.optional(),
    email: loginForm.shape.userName.optional(),
    password: loginForm.shape.password,
    /** Empty only where the environment has switched human verification off. */
    token: z.string().max(4000).default(''),
    rememberme: z.literal(false).default(false),
  })
  .refine((body) => body.userName !== undefined || body.email !== undefined, {
    message: 'Username is required',
    path: ['userName'],
  });

export const accountApi = area('account', {
  getHumanVerification: endpoint({
    method: 'GET',
    path: '/api/account/humanverification',
    summary: 'A fresh human-verification challenge',
    access: 'public',
    answer: verificationChallenge,
    requirements: ['REQ-LOGIN-01', 'REQ-LOGIN-11'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/account/login',
    summary: 'Sign in with user name, password and human-verification token',
    access: 'public',
    query: z.strictObject({ returnUrl: z.string().max(2000).optional() }),
    body: loginBody,
    answer: signedInUser,
    audit: 'account.login',
    requirements: ['REQ-LOGIN-12', 'REQ-LOGIN-13'],
  }),
  logoff: endpoint({
    method: 'GET',
    path: '/api/account/logoff',
    summary: 'End the current session',
    access: ['Standard'],
    answer: z.null(),
    audit: 'account.logoff',
    hasPostTwin: true,
    requirements: ['REQ-LOGIN-14'],
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/account/session',
    summary: 'The signed-in user as the server knows them now',
    access: ['Standard'],
    answer: sessionUser,
    requirements: ['REQ-MODEL-03'],
  }),
  getSigningKeys: endpoint({
    method: 'GET',
    path: '/api/account/jwks',
    summary: 'The public keys that verify access tokens (JSON Web Key Set)',
    access: 'public',
    answer: z.looseObject({ keys: z.array(z.looseObject({})) }),
    format: 'document',
    requirements: ['REQ-API-01'],
  }),
});
