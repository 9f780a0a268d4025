import { claimLife } from '../../shared/claim/life.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';

everyLife(claimLife, {
  words: {
    en: { states: english.states, moves: english.moves },
    ar: { states: arabic.states, moves: arabic.moves },
  },
  diagramIn: 'docs/data-model.md',
});
