import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { cardNumberField } from '../../../shared/_contract/cardNumberField.ts';
import { emiratesIdField } from '../../../shared/_contract/emiratesIdField.ts';
import { areas } from '../../../shared/areas.ts';
import { storeSession } from '../../../web/base/session.ts';
import { sessionDraft } from '../../../web/parts/form/formDraft.ts';
import { isKeptName, mayBeKept } from '../../../web/parts/form/keptKinds.ts';
import { aSignedInUser } from '../../support/transport.ts';

interface Leaf {
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

type Inner = Partial<Record<'innerType' | 'element' | 'in' | 'valueType', z.ZodType>> & {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly options?: readonly z.ZodType[];
};

/** The texts of a schema, with the fields that lead to them; numbers and files are no texts. */
function leavesOf(schema: z.ZodType, path: readonly string[] = [], whole = schema): Leaf[] {
  const { type, shape, options, ...def } = schema.def as unknown as Inner;
  if (shape) return Object.entries(shape).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  if (type === 'union' && options) return options.flatMap((each) => leavesOf(each, path));
  if (def.valueType) return leavesOf(def.valueType, path);
  if (def.element) return leavesOf(def.element, path);
  if (def.in) return leavesOf(def.in, path, whole);
  if (def.innerType) return leavesOf(def.innerType, path, whole === schema ? def.innerType : whole);
  return type === 'string' || type === 'enum' ? [{ path, schema: whole }] : [];
}

/** All that a call may be sent besides the address of a page. */
const leaves = areas
  .flatMap(({ endpoints }) => Object.values(endpoints))
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ body, query }) => [body, query].flatMap((schema) => (schema ? leavesOf(schema) : [])));

/** The fields of the site: the component and the name, as they stand in the source. */
const inputs = (readdirSync('web', { recursive: true }) as string[])
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('gallery') && !file.startsWith('ui'))
  .flatMap((file) => [
    ...readFileSync(`web/${file}`, 'utf8').matchAll(
      /<(\w+)(?:<[^>]*>)?\s(?:[^<>]|=>)*?\bcontrol=(?:[^<>]|=>)*?\bname="([\w.]+)"/g,
    ),
  ])
  .map(([, component = '', name = '']) => ({ component, path: name.split('.') }));

const notKept = (paths: readonly (readonly string[])[]): string[] =>
  [...new Set(paths.filter((path) => !isKeptName(path)).map((path) => path.join('.')))].sort();

const emiratesId = '784-1985-0000001-7';

describe('a tab keeps by the kind of a field', () => {
  it('and leaves out what the contract names so: a new name is left out until it is known', () => {
    expect(notKept(leaves.map(({ path }) => path))).toEqual([
      'Password',
      'RegulatorPassword',
      'about',
      'account.accountHolder',
      'account.bankName',
      'account.iban',
      'add',
      'answer.authenticatorData',
      'answer.clientDataJSON',
      'answer.code',
      'answer.credentialId',
      'answer.signature',
      'authorizationNumber',
      'cardNumber',
      'cardReadId',
      'challengeId',
      'changes.after',
      'changes.before',
      'claim.activities.code',
      'claim.activities.dateOrdered',
      'claim.diagnoses.info.code',
      'claim.emiratesId',
      'claim.encounters.eligibilityIdPayer',
      'claim.encounters.transferDestination',
      'claim.idPayer',
      'claim.memberId',
      'claimNumber',
      'clinicians.emiratesId',
      'code',
      'columns',
      'confirmPassword',
      'controlMedicationPassword',
      'cover.policyNumber',
      'coverages.policyNumber',
      'covers.policyNumber',
      'currentPassword',
      'cursor',
      'dialect',
      'draft.emiratesId',
      'draft.medication',
      'draft.referringPhysician',
      'draft.values',
      'emiratesId',
      'entity',
      'fingerprint',
      'form',
      'frames',
      'job.criteria.number',
      'job.criteria.patient',
      'job.format',
      'lastSignIn',
      'medication',
      'memberId',
      'mobility',
      'move',
      'newPassword',
      'number',
      'passkey.attestationObject',
      'passkey.clientDataJSON',
      'passkey.credentialId',
      'passkey.transports',
      'password',
      'patient',
      'payerCode',
      'person.emiratesId',
      'plan.columns',
      'plan.values',
      'proof',
      'purpose',
      'referringPhysician',
      'regulatorPassword',
      'release',
      'remove',
      'requestNumber',
      'requests.activities.code',
      'returnUrl',
      'rule',
      'screen',
      'search',
      'searchTerm',
      'service',
      'sessionId',
      'settings',
      'step',
      'subjectHash',
      'table',
      'tag',
      'texts',
      'token',
      'toolkitResponse',
      'transactionNumber',
      'values',
      'waitsFor',
    ]);
  });

  it('and leaves out the fields of the site that are named so', () => {
    expect(notKept(inputs.map(({ path }) => path))).toEqual([
      'account.accountHolder',
      'account.bankName',
      'account.iban',
      'authorizationNumber',
      'cardNumber',
      'claimNumber',
      'code',
      'confirmPassword',
      'controlMedicationPassword',
      'cover.policyNumber',
      'currentPassword',
      'denial',
      'eligibilityNumber',
      'emiratesId',
      'entity',
      'hasDiseaseManagement',
      'headRow',
      'isBankUpdateRequired',
      'isHomeCare',
      'isMustRead',
      'lastSignIn',
      'medication',
      'memberId',
      'newPassword',
      'nfcCardNumber',
      'number',
      'password',
      'patient',
      'patientFile',
      'payerCode',
      'referringPhysician',
      'regulatorPassword',
      'remove',
      'requestNumber',
      'search',
      'searchTerm',
      'searchedId',
      'service',
      'sheet',
      'tag',
    ]);
    expect(inputs.length).toBeGreaterThan(150);
  });

  it('no text that the contract reads as an Emirates ID, a card number or a password', () => {
    const isOfKind = ({ path, schema }: Leaf) =>
      [emiratesIdField, cardNumberField].some((field) => field === schema) || /password|secret|otp/i.test(path.join());
    const found = leaves.filter(isOfKind);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ path }) => isKeptName(path))).toEqual([]);
  });

  it('nothing that is typed into a field for a password or an Emirates ID', () => {
    const secret = inputs.filter(({ component }) => /Password|EmiratesId/.test(component));
    expect(secret.length).toBeGreaterThan(10);
    expect(secret.filter(({ path }) => isKeptName(path))).toEqual([]);
  });

  it('no Emirates ID in any text, however it is written, and no file', () => {
    const texts = [emiratesId, `Mother ${emiratesId}`, '784 1985 0000001 7', '٧٨٤١٩٨٥٠٠٠٠٠٠١٧', '784198500000017'];
    expect(texts.filter((text) => mayBeKept(['note'], text))).toEqual([]);
    expect(mayBeKept(['files'], [new File(['x'], 'x.csv')])).toBe(false);
    expect(mayBeKept(['note'], 'Seen on 2026-11-28, call +971501234567')).toBe(true);
  });
});

describe('a draft of everything that a call may be sent', () => {
  beforeEach(() => {
    sessionStorage.clear();
    storeSession(aSignedInUser());
  });

  const texts = leaves.map(({ path }) => [path.join('.'), `${isKeptName(path) ? 'open' : 'hidden'}`]);

  it('holds no word of a field that is not kept, and says which those are', () => {
    const draft = sessionDraft<Record<string, string>>('all');
    draft.keep(Object.fromEntries(texts));
    const kept = Object.values({ ...sessionStorage }).join();
    expect(kept).toContain('open');
    expect(kept).not.toContain('hidden');
    expect(draft.notKept?.()).toEqual(expect.arrayContaining(['emiratesId', 'password', 'cover.policyNumber']));
  });
});
