import { describe, expect, it } from 'vitest';
import { neededDocuments, services } from '../../shared/empanelment/documents.ts';
import { empanelmentLife } from '../../shared/empanelment/life.ts';
import { openStages, type Stage, stages } from '../../shared/empanelment/stages.ts';
import arabic from '../../web/empanelment/texts/ar.json' with { type: 'json' };
import english from '../../web/empanelment/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';
import { fc } from '../support/fc.ts';

everyLife(empanelmentLife, {
  words: {
    en: { states: english.states, moves: english.moves },
    ar: { states: arabic.states, moves: arabic.moves },
  },
  diagramIn: 'docs/data-model.md',
});

describe('the stages', () => {
  it('go on side by side after the documents, and end with the set-up', () => {
    expect(openStages([])).toEqual(['documents']);
    expect(openStages([{ stage: 'documents' }])).toEqual(['medical', 'pricing', 'legal', 'visit']);
    const all = ['documents', 'medical', 'pricing', 'legal', 'visit'] as const;
    expect(openStages(all.map((stage) => ({ stage })))).toEqual(['setup']);
  });

  it('can all be completed, in whatever order the open ones are taken', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: stages.length, maxLength: stages.length }), (picks) => {
        const passed: { stage: Stage }[] = [];
        for (const pick of picks) {
          const open = openStages(passed);
          passed.push({ stage: open[pick % open.length] as Stage });
        }
        expect(openStages(passed)).toEqual([]);
        expect(new Set(passed.map(({ stage }) => stage)).size).toBe(stages.length);
      }),
    );
  });
});

describe('the list of documents', () => {
  it('REQ-NET-16 follows type of provider, emirate and services', () => {
    expect(neededDocuments({ kind: 'pharmacy', emirate: 'Sharjah', services: [] })).toEqual([
      'tradeLicense',
      'facilityLicense',
      'priceList',
      'pharmacistLicense',
    ]);
    const clinic = neededDocuments({ kind: 'clinic', emirate: 'Abu Dhabi', services: ['radiology'] });
    expect(clinic).toContain('malaffiCertificate');
    expect(clinic).toContain('radiationLicense');
    expect(clinic).not.toContain('civilDefence');
    expect(neededDocuments({ kind: 'hospital', emirate: 'Dubai', services: [...services] })).toEqual(
      expect.arrayContaining(['civilDefence', 'nabidhCertificate', 'homeCareLicense', 'laboratoryAccreditation']),
    );
  });
});
