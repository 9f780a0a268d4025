import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { authorizations, authorizationWrites } from '../../../functions/_data/authorization/authorization.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/claim/index.ts';
import type { AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import type { ClaimFamily } from '../../../shared/claim/rules/rule.ts';
import { aCoordinator, added, colleagueOf } from '../../authorization/support/authorizations.ts';
import { eligibleMember } from '../../eligibility/support/eligibility.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { answeredLine } from './approval.ts';
import { aClaim, type SentClaim, shown } from './claims.ts';

type Store = DynamoDBDocumentClient;

/** A clinic of Abu Dhabi that has seen the member of the demonstration: its coordinator, who asks payers, and its biller. */
export async function aBillingClinic(store: Store) {
  const coordinator = await aCoordinator(store);
  return { coordinator, biller: await colleagueOf(store, coordinator, ['EauthClaim']) };
}

/** The payer whom the coordinator asks, by the code that claims name. */
export const payerCode = 'INS948';
export const day = '2026-11-02';

type Line = SentClaim['activities'][number];
/** A line of an ultrasound. */
export const aLine = (changes: Partial<Line> = {}): Line => ({
  ...(aClaim().activities[0] as Line),
  ...{ type: 8, code: 'W-302', quantity: 1, netFils: 200_00, clinician: 'GD1234', start: `${day}T06:05:00.000Z` },
  ...changes,
});

/** A claim for the member of the demonstration, in which the rules over a claim alone find nothing. */
export function aMembersClaim(lines: readonly Line[] = [aLine()], changes: Partial<SentClaim> = {}): SentClaim {
  const netFils = lines.reduce((sum, line) => sum + (line.netFils ?? 0), 0);
  return aClaim({
    ...{
      memberId: 'M-1',
      payerId: payerCode,
      emiratesId: eligibleMember().emiratesId.replace(/^(\d{3})(\d{4})(\d{7})/, '$1-$2-$3-'),
    },
    ...{ netFils, patientShareFils: 0, grossFils: netFils, activities: [...lines] },
    encounters: aClaim().encounters.map((each) => ({ ...each, facilityId: 'MF1001', eligibilityIdPayer: 'ELG-1' })),
    ...changes,
  });
}

/** A number that no other test has. */
export const aNumber = (): string => `AP-${randomUUID().slice(0, 8).toUpperCase()}`;

const granted = { outcome: 'approved', quantity: 2, netFils: 400_00 } as const;

/** A request of two ultrasounds that its payer has approved under a number, from the first to the last instant of days. */
export async function anApproved(
  store: Store,
  coordinator: SignedIn,
  payerReference: string,
  { state = 'approved' as const, line = {}, ...changes }: Approved = {},
): Promise<string> {
  const id = await added(coordinator, {
    lines: [{ lineId: '1', type: 8, code: 'W-302', quantity: 2, netFils: 400_00, clinician: 'GD1234' }],
  });
  const [before] = await authorizations.findAll(store, { kind: 'all' }, [id]);
  if (!before) throw new Error('The request was not stored');
  const at = new Date().toISOString();
  const answer: AuthorizationAnswer = {
    ...{ result: 'yes', payerReference, denialCode: null, limitFils: null, comments: null, answeredAt: at },
    ...{ validFrom: `${day}T00:00:00.000Z`, validTo: `${day}T19:59:00.000Z`, answeredByName: 'Noura Invented' },
    ...{ table: 1, lines: [answeredLine({ lineId: '1', ...granted, ...line })] },
    ...changes,
  };
  const after = { ...before, state, answer, payerReference, validTo: answer.validTo, version: before.version + 1 };
  const event = { at, event: 'approve', by: null, detail: payerReference } as const;
  if (!(await writeTogether(store, authorizationWrites(before, after, event)))) throw new Error('Not approved');
  return id;
}

interface Approved extends Partial<AuthorizationAnswer> {
  readonly state?: 'approved' | 'partiallyApproved' | 'denied' | 'cancelled' | 'expired';
  readonly line?: Partial<AuthorizationAnswer['lines'][number]>;
}

/** What `validateClaim` says of a claim. */
export async function validated(as: SignedIn, claim: SentClaim) {
  const { data, errors } = await callApi(handler, claimApi.endpoints.validateClaim, {
    as,
    body: { dialect: 'doh', claim: { ...claim, id: claim.id ?? 'NEW-1', providerId: as.user.facilityLicense } },
  });
  if (!data) throw new Error(`Not judged: ${JSON.stringify(errors)}`);
  return data;
}

const recordRules =
  /^(authorisation\.|eligibility\.answered|duplicates\.storedClaim|demographics\.clinician|price\.agreed|conflict\.(twoPayers|withinStay|clinicianBlacklisted)|pairing\.|units\.consultationElsewhere)/;
interface Judged {
  readonly findings: readonly { readonly rule: string }[];
}
/** The rules over records that found something, each once. */
export const found = ({ findings }: Judged): string[] => [
  ...new Set(findings.map(({ rule }) => rule).filter((rule) => recordRules.test(rule))),
];
export const foundIn = async (as: SignedIn, claim: SentClaim) => found(await validated(as, claim));
export const foundAt = async (as: SignedIn, claimId: string) => found(await shown(as, claimId));

export const isChecked = ({ notChecked }: { readonly notChecked: readonly ClaimFamily[] }, family: ClaimFamily) =>
  !notChecked.includes(family);
