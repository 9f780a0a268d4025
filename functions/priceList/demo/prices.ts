import { lineCode, type Price } from '../../../shared/priceList/price.ts';
import { type ActivityLine, demoServices, demoSupplies } from '../../_demo/activityCodes.ts';

/** The regulator's prices of services in dirhams, invented; agreed with a factor. */
const tariff: Readonly<Record<string, number>> = {
  'W-101': 100,
  'W-102': 180,
  'W-103': 60,
  'W-104': 75,
  'W-201': 35,
  'W-202': 20,
  'W-203': 55,
  'W-301': 90,
  'W-302': 210,
  'W-303': 950,
  'W-401': 160,
  'W-402': 220,
  'W-501': 120,
  'W-502': 200,
};
const factor = 1.2;

/** Agreed prices of supplies in dirhams, for which there is no tariff. */
const agreed: Readonly<Record<string, number>> = {
  A4206: 1.5,
  A4253: 68,
  A4490: 84,
  E0100: 45,
  E0110: 130,
  E0130: 175,
  E0570: 240,
  E0601: 2650,
  J0696: 22.5,
  J1100: 6.75,
  J1815: 9,
  J1885: 11.25,
};

const filsOf = (dirhams: number): number => Math.round(dirhams * 100);

/** A line of the list: by its activity, the prices of which are known. */
const priceOf = ([code, description, descriptionArabic]: ActivityLine): Price => {
  const base = tariff[code];
  const type = base === undefined ? '4' : '8';
  const texts = { description, descriptionArabic, currency: 'AED' };
  return {
    code: lineCode({ code, type }),
    texts: base === undefined ? texts : { ...texts, factor: String(factor) },
    pricesFils:
      base === undefined
        ? { price: filsOf(agreed[code] ?? 0) }
        : { price: filsOf(base * factor), tariffPrice: filsOf(base) },
  };
};

const withPrice = (line: Price, times: number): Price => {
  const { price = 0 } = line.pricesFils;
  const { factor: _, ...texts } = line.texts;
  return { ...line, texts, pricesFils: { price: Math.round(price * times) } };
};

/** The prices of a version, and those of the next one: one new, one withdrawn, one a little dearer, and one whose decimal point has moved. */
export function demoPrices(): { readonly before: readonly Price[]; readonly after: readonly Price[] } {
  const ended = ({ 4: until }: ActivityLine): boolean => until !== undefined;
  const all = [...demoServices, ...demoSupplies].filter((line) => !ended(line)).map(priceOf);
  const changed = (line: Price): Price => {
    if (line.code === 'W-203/8') return withPrice(line, 10);
    if (line.code === 'W-502/8') return withPrice(line, 1.05);
    return line;
  };
  return {
    before: all.filter(({ code }) => code !== 'J1885/4'),
    after: all.filter(({ code }) => code !== 'A4490/4').map(changed),
  };
}

/** What the provider proposes beside the prices of a version: two services dearer, one of them by much, a supply cheaper, and one new. */
export function proposedPrices(): readonly Price[] {
  const times: Readonly<Record<string, number>> = { 'W-101/8': 1.06, 'W-303/8': 1.45, 'E0570/4': 0.9 };
  const { before, after } = demoPrices();
  const known = new Set(before.map(({ code }) => code));
  const changed = (line: Price): Price => {
    const by = times[line.code];
    return by === undefined ? line : withPrice(line, by);
  };
  return [...before.map(changed), ...after.filter(({ code }) => !known.has(code))];
}
