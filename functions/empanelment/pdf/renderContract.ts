import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { dateText } from '../../../shared/_field/dateText.ts';
import { weekDays } from '../../../shared/empanelment/contract.ts';
import type { ShownContract } from '../../../shared/empanelment/routes.ts';
import { beginDocument } from '../../_pdf/document.ts';
import { present, type Section } from '../../_pdf/field.ts';
import { drawFooters } from '../../_pdf/pageFurniture.ts';
import { drawSection } from '../../_pdf/section.ts';
import { contactNames, dayNames, serviceNames, wording } from './wording.ts';

const language = 'both';

type Contract = Omit<ShownContract, 'own'>;
type Terms = NonNullable<Contract['terms']>;

const listed = (names: readonly Bilingual[]): Bilingual => ({
  en: names.map(({ en }) => en).join(', '),
  ar: names.map(({ ar }) => ar).join('، '),
});

const sides = (contract: Contract): Section => ({
  title: wording.sides,
  fields: [
    ...present(wording.payer, { en: contract.payerName, ar: contract.payerNameArabic }),
    ...present(wording.provider, { en: contract.facilityName, ar: contract.facilityNameArabic }),
    ...present(wording.license, contract.facts.facilityLicense, true),
    ...present(wording.code, contract.providerCode, true),
    ...present(wording.mode, contract.providerMode === null ? null : String(contract.providerMode), true),
    ...present(wording.on, dateText(contract.on), true),
  ],
});

const about = (terms: Terms): Section => ({
  title: wording.terms,
  fields: [
    ...present(wording.effectiveOn, dateText(terms.effectiveOn), true),
    ...present(wording.number, String(terms.number), true),
    ...present(wording.request, terms.empanelmentNumber, true),
    ...present(wording.services, listed(terms.services.map((service) => serviceNames[service]))),
  ],
});

const hours = (terms: Terms): Section => ({
  title: wording.hours,
  fields: weekDays.flatMap((day) => {
    const text = terms[day];
    if (text === undefined) return [];
    return text === '' ? present(dayNames[day], wording.closed) : present(dayNames[day], text, true);
  }),
});

const contacts = (terms: Terms): Section => ({
  title: wording.contacts,
  fields: (['approvals', 'claims'] as const).flatMap((contact) => [
    ...present(contactNames[contact], terms[`${contact}Name`] ?? null),
    ...present(wording.email, terms[`${contact}Email`] ?? null, true),
    ...present(wording.mobile, terms[`${contact}Mobile`] ?? null, true),
  ]),
});

const prices = ({ number, lines, fromAt, fileHash }: NonNullable<Contract['prices']>): Section => ({
  title: wording.prices,
  fields: [
    ...present(wording.version, String(number), true),
    ...present(wording.lines, String(lines), true),
    ...present(wording.since, dateText(fromAt), true),
    ...present(wording.hash, fileHash, true),
  ],
});

const sectionsOf = (contract: Contract): readonly Section[] => {
  const { terms } = contract;
  const all = [
    sides(contract),
    ...(terms ? [about(terms), hours(terms), contacts(terms)] : []),
    ...(contract.prices ? [prices(contract.prices)] : []),
  ];
  return all.filter(({ fields }) => fields.length > 0);
};

/** A contract as it holds on its day, with both languages side by side. */
export async function renderContract(contract: Contract, printedAt: Date): Promise<Uint8Array> {
  const { facilityName, facilityNameArabic, facts, on } = contract;
  const number = facts.facilityLicense;
  const facility = { names: { en: facilityName, ar: facilityNameArabic }, license: number };
  const pdf = await beginDocument(language, { title: wording.title, number, edition: on, facility, printedAt });
  for (const section of sectionsOf(contract)) drawSection(pdf, section, language);
  drawFooters(pdf, language, { worth: wording.worth, printedAt });
  return pdf.finish();
}
