import { episodeLife } from '../../shared/homeCare/life.ts';
import arabic from '../../web/homeCare/texts/ar.json' with { type: 'json' };
import english from '../../web/homeCare/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';

everyLife(episodeLife, {
  words: {
    en: { states: english.states, moves: english.moves },
    ar: { states: arabic.states, moves: arabic.moves },
  },
  diagramIn: 'docs/data-model.md',
});
