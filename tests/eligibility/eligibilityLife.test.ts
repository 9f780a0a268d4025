import { eligibilityLife } from '../../shared/eligibility/eligibilityLife.ts';
import arabicMoves from '../../web/eligibility/lifecycle/texts/ar.json' with { type: 'json' };
import englishMoves from '../../web/eligibility/lifecycle/texts/en.json' with { type: 'json' };
import arabic from '../../web/ui/texts/ar.json' with { type: 'json' };
import english from '../../web/ui/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';

/** The words of the statuses; `Unknown` is for a number that a later release may add. */
const statesOf = ({ Unknown: _, ...states }: typeof english.status) => states;

everyLife(eligibilityLife, {
  words: {
    en: { states: statesOf(english.status), moves: englishMoves.moves },
    ar: { states: statesOf(arabic.status), moves: arabicMoves.moves },
  },
  diagramIn: 'docs/data-model.md',
});
