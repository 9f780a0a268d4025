import { describe, expect, it } from 'vitest';
import { coverageItem, memberItem, writeItems } from '../../../functions/_data/member/member.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { demoEmiratesId } from '../../../functions/_demo/emiratesIds.ts';
import { sidra } from '../../../functions/_demo/payers.ts';
import { provenPayerId } from '../../../functions/_kit/proof.ts';
import { noteUnknown } from '../../../functions/_parts/memberBrake.ts';
import { handler as member } from '../../../functions/member/index.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { aClinic, aForm, deliveryOf, submit, submitted, worker } from '../../eligibility/support/eligibility.ts';
import { askedBySheet } from '../../member/support/askedSheets.ts';
import { aRegisteredMember } from '../../member/support/registeredMembers.ts';
import { link, registered } from '../../newborn/support/newborns.ts';
import type { Point } from '../../support/alarms.ts';
import { callApi, type SignedIn, type startBackend } from '../../support/api.ts';

type Backend = Pick<Awaited<ReturnType<typeof startBackend>>, 'store' | 'messages'>;

interface Board {
  /** What the filter of an area's log has counted since the test began. */
  readonly countedOf: (area: string) => Point[];
  readonly isRinging: (name: string, points?: Point[]) => boolean;
}

/** A payer with a register answers without a gateway. */
const deliver = worker(async () => Promise.reject(new Error('nobody is asked')));
/** Numbers that differ in their last three digits. */
const inList = (at: number): string => demoEmiratesId(1985, 7000 + at);

type Look = (number: string) => Promise<{ readonly errors: readonly { readonly code: string }[] }>;

/** The ways in which a desk learns of members, each as it looks about a number that was typed. */
const ways: Readonly<Record<string, readonly [string, string, (backend: Backend, as: SignedIn) => Promise<Look>]>> = {
  'member validity': [
    'member',
    'FishingAlarm',
    async (_backend, as) => (number) =>
      callApi(member, memberApi.endpoints.checkMemberValidity, {
        as,
        body: { emiratesId: formatEmiratesId(number), eidReasonId: 1 } as never,
      }),
  ],
  requests: [
    'eligibility',
    'FishingByRequestsAlarm',
    async (_backend, as) => (emiratesId) => submit(as, aForm(undefined, { emiratesId, eidReasonId: 1 })),
  ],
  'the own cards of newborns': ['newborn', 'FishingByNewbornsAlarm', linksOf],
};

/** Tries of the own card of a newborn, each a number that is somebody else's. */
async function linksOf({ store }: Backend, as: SignedIn): Promise<Look> {
  const { asked } = await aRegisteredMember(store, { bornOn: '1990-05-05', gender: 'female' });
  const eligibilityId = await submitted(as, asked);
  await deliver(deliveryOf(eligibilityId));
  const newbornId = await registered(as, eligibilityId);
  const own = provenPayerId(sidra);
  for (let at = 0; at < 7; at += 1) {
    const memberId = `FISHED-${at}`;
    const about = { memberId, emiratesId: inList(at), fullName: 'Sara Invented', fullNameArabic: null };
    const cover = { policyNumber: 'P-1', planName: 'Plan', startsOn: '2020-01-01', endsOn: '2099-12-31' };
    await writeItems(store, [
      memberItem(own, { ...about, bornOn: '1985-01-01', gender: 'female', relation: 'principal' }),
      coverageItem(own, memberId, { ...cover, cancelledOn: null, coPaymentPercent: null, coPaymentFils: null }),
    ]);
  }
  return (emiratesId) => link(as, newbornId, { emiratesId });
}

/** Somebody goes through Emirates IDs, in each way there is. */
export function fishing(backend: Backend, { countedOf, isRinging }: Board): void {
  const each = Object.entries(ways).map(([way, [area, alarm, looksOf]]) => ({ way, area, alarm, looksOf }));

  describe('who goes through Emirates IDs', () => {
    it.each(each)('REQ-NET-27 rings by $way, once, and not for a patient whom nobody insures', async (by) => {
      const look = await by.looksOf(backend, await aClinic(backend.store));
      for (let at = 0; at < 6; at += 1) await look(inList(at));
      expect(isRinging(by.alarm, countedOf(by.area))).toBe(false);
      expect((await look(inList(6))).errors[0]?.code).toBe('searchPaused');
      expect(countedOf(by.area)).toHaveLength(1);
      expect(isRinging(by.alarm, countedOf(by.area))).toBe(true);
    });

    it('rings by sheets with the hundredth patient of a day whom no payer knows', async () => {
      const as = await aClinic(backend.store);
      const asker = { userId: as.user.userId, placeId: as.user.facilityId ?? '', isOfSheet: true };
      for (let at = 0; at < 98; at += 1) await noteUnknown(wiring, { ...asker, number: `number ${at}` });
      const byRow = (number: string) =>
        askedBySheet({ ...backend, deliver }, as, { payerId: sidra, numbers: [number] });
      await byRow(demoEmiratesId(1961, 9901));
      expect(isRinging('MonitoringSheetFishing')).toBe(false);
      await byRow(demoEmiratesId(1962, 9902));
      expect(isRinging('MonitoringSheetFishing')).toBe(true);
    });
  });
}
