import { queryLife } from '../../shared/providerQuery/life.ts';
import arabic from '../../web/providerQuery/texts/ar.json' with { type: 'json' };
import english from '../../web/providerQuery/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';

everyLife(queryLife, {
  words: {
    en: { states: english.states, moves: english.moves },
    ar: { states: arabic.states, moves: arabic.moves },
  },
  diagramIn: 'docs/data-model.md',
});
