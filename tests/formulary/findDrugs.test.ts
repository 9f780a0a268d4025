import { describe, expect, it } from 'vitest';
import { drugRows } from '../../functions/_data/formulary/drugs.ts';
import { searchRows } from '../../functions/_data/versionedList/listedRows.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { RowCollector, stageVersion } from '../../functions/_parts/versionedList/stageVersion.ts';
import { formularyList } from '../../functions/formulary/formularyList.ts';
import type { Drug } from '../../shared/formulary/drug.ts';
import { startStore } from '../support/store.ts';

const store = await startStore();
const payerId = provenPayerId(101);
const newId = () => newUlid(Date.now());

/** As the regulators' lists have them: the name of a package begins with the generic name, in capitals. */
const generics = ['Paracetamol', 'Amoxicillin', 'Atorvastatin', 'Omeprazole', 'Metformin', 'Ibuprofen', 'Paraffin'];
const forms = ['Julp 50mg/ml Syrup', 'Hartal 500mg Tablets', 'Sanova 1g Sachets', 'Medley 250mg Capsules'];
const rowsInAll = 20_000;

const aDrug = (at: number): Drug => {
  const generic = generics[at % generics.length] ?? '';
  const packageName = `${generic.toUpperCase()} ${forms[at % forms.length]} ${at}`;
  return {
    code: `B${String(at).padStart(5, '0')}-0692-01`,
    dispenseMode: 'P',
    texts: { packageName, genericName: generic, status: at % 10 === 0 ? 'deleted' : 'active' },
    pricesFils: {},
    plans: {},
  };
};

async function aRegulatorsList(): Promise<string> {
  const drugs = new RowCollector(formularyList);
  for (let at = 0; at < rowsInAll; at += 1) drugs.add(aDrug(at));
  const maker = { madeAt: new Date().toISOString(), makerId: 'maker', makerName: 'Maker' };
  const about = { versionId: newId(), payerId, effectiveOn: '2026-11-28', fileName: 'list.csv', fileHash: '', maker };
  return (await stageVersion({ store, now: () => new Date(), newId }, formularyList, about, drugs)).versionId;
}
const versionId = await aRegulatorsList();

const pageOf = (text: string, more: { cursor?: string; isWanted?: (drug: Drug) => boolean } = {}) =>
  searchRows(store, { payerId, versionId }, drugRows, { text, take: 20, ...more });

describe('a formulary of 20,000 rows whose packages are named after their drug', () => {
  it.each(['para', 'amox', 'ator', 'omep', 'paracetamol', 'Paracetamol Julp'])(
    '%s finds twenty packs on the first page',
    async (text) => {
      const { items } = await pageOf(text);
      expect(items).toHaveLength(20);
      for (const { texts } of items) expect(texts.packageName?.toLowerCase()).toContain(text.toLowerCase());
    },
  );

  it('shows each pack once, on pages that have rows, and then ends', async () => {
    const codes: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageOf('omeprazole sanova', cursor === undefined ? {} : { cursor });
      expect(page.items.length).toBeGreaterThan(0);
      codes.push(...page.items.map(({ code }) => code));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const wanted = Array.from({ length: rowsInAll }, (_, at) => aDrug(at)).filter(({ texts }) =>
      texts.packageName?.startsWith('OMEPRAZOLE Sanova'),
    );
    expect(codes.toSorted()).toEqual(wanted.map(({ code }) => code).toSorted());
  });

  it('has rows on the page also where hundreds before them are left out', async () => {
    const { items } = await pageOf('para', { isWanted: ({ texts }) => texts.status === 'deleted' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ texts }) => texts.status === 'deleted')).toBe(true);
  });
});
