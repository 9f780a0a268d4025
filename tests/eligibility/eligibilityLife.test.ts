import type { Language } from '../../shared/_field/bilingual.ts';
import { eligibilityLife } from '../../shared/eligibility/eligibilityLife.ts';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import arabicMoves from '../../web/eligibility/lifecycle/texts/ar.json' with { type: 'json' };
import englishMoves from '../../web/eligibility/lifecycle/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';

const statesIn = (language: Language) =>
  Object.fromEntries(Object.entries(statusWords).map(([status, words]) => [status, words[language]]));

everyLife(eligibilityLife, {
  words: {
    en: { states: statesIn('en'), moves: englishMoves.moves },
    ar: { states: statesIn('ar'), moves: arabicMoves.moves },
  },
  diagramIn: 'docs/data-model.md',
});
