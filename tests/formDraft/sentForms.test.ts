import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler as newbornHandler } from '../../functions/newborn/index.ts';
import { newbornApi } from '../../shared/newborn/routes.ts';
import { drafted, save } from '../circular/support/circulars.ts';
import { joinWith } from '../clinician/support/clinicianMoves.ts';
import { aCareTeam, aPatientAt, enrol } from '../diseaseManagement/support/enrolments.ts';
import { aContractedClinic } from '../empanelment/support/profiles.ts';
import { aBaby, aMotherAt } from '../newborn/support/newborns.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { keep, kept, type Save } from './support/formDrafts.ts';

const { store } = await startBackend();
for (const payer of demoPayers) await putPayer(store, payer);

const circular = {
  ...{ title: 'Half a ti', titleArabic: '', text: '', textArabic: '', isMustRead: false, effectiveOn: '' },
  ...{ endsOn: '', to: 'providers' as const, kinds: [], emirates: [], facilityLicenses: '', attachmentIds: [] },
};
const goals = { programme: null, criteria: [], consentOn: '', consentKind: null, goals: 'Half a go' };

/** What is kept before the form is sent, and the sending, which names its version. */
interface Sent {
  readonly as: SignedIn;
  readonly typed: Save;
  readonly send: (draftVersion: number) => Promise<{ readonly status: number }>;
}

const forms: Readonly<Record<string, () => Promise<Sent>>> = {
  'REQ-NET-26 the registration of newborns': async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const send = (draftVersion: number) =>
      callApi(newbornHandler, newbornApi.endpoints.registerNewborns, {
        as,
        body: { eligibilityId, babies: [aBaby()], draftVersion },
        headers: { 'idempotency-key': randomUUID() },
      });
    return { as, typed: { form: 'newborn', about: eligibilityId, draft: { babies: [] } }, send };
  },
  'REQ-NET-29 an enrolment': async () => {
    const as = await aCareTeam(store);
    const { eligibilityId } = await aPatientAt(as);
    const send = (draftVersion: number) => enrol(as, eligibilityId, { draftVersion });
    return { as, typed: { form: 'enrolment', about: eligibilityId, draft: goals }, send };
  },
  'REQ-NET-24 a new circular': async () => {
    const as = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 518 });
    const send = (draftVersion: number) => save(as, { draftVersion });
    return { as, typed: { form: 'circular', draft: { ...circular, edition: null } }, send };
  },
  'REQ-NET-24 a change of a circular': async () => {
    const as = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 518 });
    const circularId = await drafted(as);
    const send = (draftVersion: number) => save(as, { circularId, edition: 1, draftVersion });
    return { as, typed: { form: 'circular', about: circularId, draft: { ...circular, edition: 1 } }, send };
  },
  'REQ-NET-22 a clinician who joins': async () => {
    const as = await signIn({ roles: ['ProviderAdmin'], facility: await aContractedClinic(store) });
    const draft = {
      ...{ licenseNo: 'DHA-', fullName: '', fullNameArabic: '', specialty: null, emiratesId: '', facilityId: null },
      ...{ effectiveOn: '', payerIds: [], note: '', attachmentIds: [] },
    };
    return { as, typed: { form: 'joinClinician', draft }, send: (draftVersion) => joinWith(as, { draftVersion }) };
  },
};

it.each(Object.entries(forms))('%s ends the draft of its form', async (_name, ready) => {
  const { as, typed, send } = await ready();
  const { form, about } = typed;
  expect(await keep(as, typed)).toMatchObject({ status: 1, data: { version: 1 } });
  expect(await send(1)).toMatchObject({ status: 1 });
  expect((await kept(as, { form, ...(about && { about }) })).data).toBeNull();
});
