import { deskLife } from '../../shared/worklist/deskLife.ts';
import arabicDesk from '../../web/parts/desk/texts/ar.json' with { type: 'json' };
import englishDesk from '../../web/parts/desk/texts/en.json' with { type: 'json' };
import arabic from '../../web/worklist/texts/ar.json' with { type: 'json' };
import english from '../../web/worklist/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';

/** The words of who has a request are those of all desks. */
const words = (own: typeof english, desk: typeof englishDesk) => ({ ...own, moves: { ...own.moves, ...desk.moves } });

everyLife(deskLife, {
  words: { en: words(english, englishDesk), ar: words(arabic, arabicDesk) },
  diagramIn: 'docs/data-model.md',
});
