import { describe, expect, it } from 'vitest';
import { allDiseases } from '../../functions/_parts/icd10/diseaseIndex.ts';
import { screenedDiseases } from '../../functions/_parts/icd10/screening.ts';
import { handler } from '../../functions/lookups/index.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { searchDiseases, getNationalScreeningDiseases } = lookupsApi.endpoints;
const as = await signIn({ roles: ['Standard'] });

const search = async (searchTerm: string, more = {}) =>
  (await callApi(handler, searchDiseases, { as, query: { searchTerm, ...more } })).data ?? [];
const codes = async (searchTerm: string, more = {}) =>
  (await search(searchTerm, more)).map(({ diseaseId }) => diseaseId);

describe('the codes of ICD-10-CM', () => {
  it('REQ-LOOKUP-05 are at least ten thousand, each once, in the form of the classification', () => {
    expect(allDiseases.length).toBeGreaterThanOrEqual(10_000);
    expect(new Set(allDiseases.map(({ code }) => code)).size).toBe(allDiseases.length);
    const form = /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/;
    expect(allDiseases.filter(({ code }) => !form.test(code))).toEqual([]);
    expect(allDiseases.filter(({ text }) => /[<>~|@]|\s{2}|^[a-z]/.test(text) || text.length < 4)).toEqual([]);
  });

  it('stand for one thing each: no two of one description', () => {
    const seen = new Map<string, string>();
    const twice = allDiseases.filter(({ code, text }) => {
      const other = seen.get(text);
      seen.set(text, code);
      return other !== undefined;
    });
    expect(twice.map(({ code, text }) => `${code} ${text}`)).toEqual([]);
  });

  it('have seven characters where the classification asks for them, filled with X', () => {
    const injuries = allDiseases.filter(({ code }) => /^[ST]/.test(code) && code !== 'T30.0');
    expect(injuries.filter(({ code }) => !/^[ST]\d\d\.[0-9X]{3}[A-HJKMNP-S]$/.test(code))).toEqual([]);
    expect(injuries.length).toBeGreaterThan(10_000);
  });

  it.each([
    ['A09', 'Infectious gastroenteritis and colitis, unspecified'],
    ['C50.412', 'Malignant neoplasm of upper-outer quadrant of left female breast'],
    ['E11.9', 'Type 2 diabetes mellitus without complications'],
    ['H52.13', 'Myopia, bilateral'],
    ['H66.91', 'Otitis media, unspecified, right ear'],
    ['I10', 'Essential (primary) hypertension'],
    ['J06.9', 'Acute upper respiratory infection, unspecified'],
    ['M25.561', 'Pain in right knee'],
    ['O24.419', 'Gestational diabetes mellitus in pregnancy, unspecified control'],
    ['S00.03XA', 'Contusion of scalp, initial encounter'],
    ['S42.022B', 'Displaced fracture of shaft of left clavicle, initial encounter for open fracture'],
    ['S52.531A', "Colles' fracture of right radius, initial encounter for closed fracture"],
    ['S52.521P', 'Torus fracture of lower end of right radius, subsequent encounter for fracture with malunion'],
    ['S61.211A', 'Laceration without foreign body of left index finger without damage to nail, initial encounter'],
    [
      'S72.142H',
      'Displaced intertrochanteric fracture of left femur, subsequent encounter for open fracture type I or II with delayed healing',
    ],
    [
      'S82.851R',
      'Displaced trimalleolar fracture of right lower leg, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with malunion',
    ],
    ['S93.402D', 'Sprain of unspecified ligament of left ankle, subsequent encounter'],
    ['T15.01XA', 'Foreign body in cornea, right eye, initial encounter'],
    ['W19.XXXA', 'Unspecified fall, initial encounter'],
    ['Z12.31', 'Encounter for screening mammogram for malignant neoplasm of breast'],
  ])('say of %s: %s', (code, text) => {
    expect(allDiseases.find((each) => each.code === code)?.text).toBe(text);
  });
});

describe('the search', () => {
  it('REQ-LOOKUP-05 REQ-MODEL-08 answers id and value, and the chapter in both languages', async () => {
    const [first] = await search('E11.9');
    expect(first).toEqual({
      diseaseId: 'E11.9',
      diseaseValue: 'Type 2 diabetes mellitus without complications',
      chapterName: 'Endocrine, nutritional and metabolic diseases',
      chapterNameArabic: 'أمراض الغدد الصماء والتغذية والأيض',
    });
    expect(`${first?.diseaseId}-${first?.diseaseValue}`).toBe('E11.9-Type 2 diabetes mellitus without complications');
  });

  it('REQ-LOOKUP-05 finds by the start of a code, with or without its point, in either case', async () => {
    for (const typed of ['E11.62', 'e1162', 'E1162'])
      expect(await codes(typed)).toEqual(['E11.620', 'E11.621', 'E11.622', 'E11.628']);
  });

  it('REQ-LOOKUP-05 finds by the starts of words in any order, what most patients have first', async () => {
    expect((await codes('type 2 diab'))[0]).toBe('E11.9');
    expect((await codes('diab type 2'))[0]).toBe('E11.9');
    expect((await codes('hypertension'))[0]).toBe('I10');
    expect((await codes('frac neck fem right'))[0]).toBe('S72.001A');
    expect(await codes('xyzzy')).toEqual([]);
  });

  it('REQ-LOOKUP-05 leaves out what is chosen already, and goes on behind what is shown', async () => {
    const all = await codes('asthma', { take: 10 });
    expect(await codes('asthma', { take: 9, excludedItems: ` ${all[0]?.toLowerCase()} ,X99` })).toEqual(all.slice(1));
    expect(await codes('asthma', { take: 4, skip: 6 })).toEqual(all.slice(6));
  });

  it('takes everyday Arabic words, with the article or without, and shows nothing for an empty text', async () => {
    for (const typed of ['السكري', 'سكري']) expect(await codes(typed)).toContain('E11.9');
    expect((await codes('ربو'))[0]).toBe('J45.909');
    expect(await codes('')).toEqual([]);
    expect(await codes('  ')).toEqual([]);
  });
});

it.each(['g0202', 'G0202'])('REQ-LOOKUP-06 names what the screening service %s looks for', async (srvcCode) => {
  const { data } = await callApi(handler, getNationalScreeningDiseases, { as, query: { srvcCode } });
  expect(data?.[0]?.diseaseId).toBe('Z12.31');
  expect(data?.map(({ diseaseId }) => diseaseId)).toContain('C50.911');
});

it('REQ-LOOKUP-06 knows each code that a screening names, and nothing for another service', async () => {
  for (const [srvcCode, named] of Object.entries(screenedDiseases)) {
    const { data } = await callApi(handler, getNationalScreeningDiseases, { as, query: { srvcCode } });
    expect(data?.map(({ diseaseId }) => diseaseId)).toEqual(named);
  }
  for (const srvcCode of ['99999', 'constructor']) {
    const { data } = await callApi(handler, getNationalScreeningDiseases, { as, query: { srvcCode } });
    expect(data).toEqual([]);
  }
});
