import type { Drug } from '../../../shared/formulary/drug.ts';

type Line = readonly [packageName: string, genericName: string, strength: string, form: string, dirhams: number];

/** Invented trade names; the substances and forms are common ones. */
const lines: readonly Line[] = [
  ['ADOLEX', 'Paracetamol', '500 mg', 'Tablets', 6.5],
  ['ADOLEX FORTE', 'Paracetamol', '1 g', 'Tablets', 9.25],
  ['ALMOCIL', 'Amoxicillin', '500 mg', 'Capsules', 18.75],
  ['ALMOCIL SYRUP', 'Amoxicillin', '250 mg/5 ml', 'Suspension', 16.5],
  ['BARIPRAM', 'Omeprazole', '20 mg', 'Capsules', 34],
  ['CARDIVAL', 'Bisoprolol', '5 mg', 'Tablets', 27.5],
  ['CETRAMIN', 'Cetirizine', '10 mg', 'Tablets', 14.25],
  ['DIAMETOR', 'Metformin', '850 mg', 'Tablets', 12.75],
  ['DIAMETOR XR', 'Metformin', '1 g', 'Tablets', 28],
  ['GLARGISOL', 'Insulin glargine', '100 IU/ml', 'Injection', 148],
  ['HYDRASAL', 'Oral rehydration salts', '5 g', 'Powder', 9],
  ['IBUNAR', 'Ibuprofen', '400 mg', 'Tablets', 11.5],
  ['LIPINORM', 'Atorvastatin', '20 mg', 'Tablets', 42.5],
  ['LIPINORM', 'Atorvastatin', '40 mg', 'Tablets', 63],
  ['LOSARDIN', 'Losartan', '50 mg', 'Tablets', 31.25],
  ['NASOFLOW', 'Fluticasone', '50 mcg', 'Nasal spray', 39],
  ['OCULAR TEARS', 'Hypromellose', '0.3 %', 'Eye drops', 21],
  ['RESPIVENT', 'Salbutamol', '100 mcg', 'Inhaler', 15.75],
  ['RESPIVENT DUO', 'Budesonide and formoterol', '160 mcg', 'Inhaler', 96],
  ['THYRONAL', 'Levothyroxine', '50 mcg', 'Tablets', 13.5],
  ['TRAMOSET', 'Tramadol', '50 mg', 'Capsules', 24],
  ['VITADEE', 'Colecalciferol', '50 000 IU', 'Capsules', 29.5],
  ['WARFINEX', 'Warfarin', '5 mg', 'Tablets', 17.25],
  ['ZITROMYL', 'Azithromycin', '500 mg', 'Tablets', 37],
];

const modeOf = (packageName: string): string => {
  if (packageName === 'TRAMOSET') return 'controlled';
  return /^(ADOLEX|HYDRASAL|CETRAMIN|OCULAR)/.test(packageName) ? 'overTheCounter' : 'prescriptionOnly';
};

const drugOfLine = ([packageName, genericName, strength, dosageForm, dirhams]: Line, at: number): Drug => {
  const fils = Math.round(dirhams * 100);
  const serial = String(at + 1).padStart(4, '0');
  const generic = lines.findIndex((line) => line[1] === genericName);
  const genericCode = `G-${String(generic + 1).padStart(4, '0')}-${strength.replaceAll(/[^0-9]/g, '')}`;
  return {
    code: `W${serial}-0100-00100-01`,
    dispenseMode: modeOf(packageName),
    texts: { packageName, genericCode, genericName, strength, dosageForm, packageSize: '1 package', status: 'active' },
    pricesFils: { packagePublic: fils, packagePharmacy: Math.round(fils * 0.8), unitPublic: Math.round(fils / 10) },
    plans: { thiqa: true, basic: at % 3 !== 0, abm1: at % 4 === 0, abm7: false },
  };
};

const withPrice = (drug: Drug, packagePublic: number): Drug => ({
  ...drug,
  pricesFils: { ...drug.pricesFils, packagePublic },
});

/**
 * The drugs of a version, and those of the next one: two new ones, two withdrawn, small changes of prices, another dispense mode, and one price whose decimal
 * point has moved.
 */
export function demoDrugs(): { readonly before: readonly Drug[]; readonly after: readonly Drug[] } {
  const all = lines.map(drugOfLine);
  const isNew = ({ code }: Drug): boolean => /^W00(23|24)/.test(code);
  const isWithdrawn = ({ code }: Drug): boolean => /^W00(11|17)/.test(code);
  const changed = (drug: Drug): Drug => {
    const { packageName } = drug.texts;
    const { packagePublic = 0 } = drug.pricesFils;
    if (packageName === 'GLARGISOL') return withPrice(drug, packagePublic * 10);
    if (packageName === 'ADOLEX' || packageName === 'CARDIVAL') return withPrice(drug, packagePublic + 50);
    if (packageName === 'CETRAMIN') return { ...drug, dispenseMode: 'pharmacistOnly' };
    return drug;
  };
  return {
    before: all.filter((drug) => !isNew(drug)),
    after: all.filter((drug) => !isWithdrawn(drug)).map(changed),
  };
}
