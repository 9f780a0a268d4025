/** A `getComputedStyle` that stands in for jsdom's own, which it keeps. */
export type StyleReader = typeof window.getComputedStyle & { ofJsdom?: typeof window.getComputedStyle };

/** Those that an element takes from the elements around it. */
const inherited = new Set(['visibility', 'pointer-events']);

/** Queries by role, `toBeVisible` and user-event read the first four of every element of the page; floating lists and growing text fields read the others, of every element around them. */
const asked = [
  ...['display', 'visibility', 'opacity', 'pointer-events'],
  ...['overflow', 'overflow-x', 'overflow-y', 'position', 'width', 'box-sizing'],
  ...['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'],
];

const inScript = (property: string): string => property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const propertyOf = new Map(asked.flatMap((property) => [property, inScript(property)].map((name) => [name, property])));

/** Attributes that jsdom's own style sheet looks at, apart from the tag. */
const deciding = ['hidden', 'open', 'popover', 'type', 'inert'] as const;

const kindOf = (element: Element): string =>
  [
    element.localName,
    element.parentElement?.localName,
    ...deciding.map((name) => element.getAttribute(name) ?? 'none'),
  ].join('|');

/** Whether something beside the kind of the element decides: an inline style, or a hidden element around. */
function isSpecial(element: Element, property: string): boolean {
  const [word = property] = property.split('-');
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.getAttribute('style')?.includes(word)) return true;
    if (!inherited.has(property)) return false;
    if (at.hasAttribute('hidden') || at.hasAttribute('inert')) return true;
  }
  return false;
}

/** Values by property and kind of element, as jsdom has computed them for the first of its kind. */
const known = new Map<string, string>();

function styleOf(element: Element, property: string, compute: () => CSSStyleDeclaration): string {
  if (isSpecial(element, property)) return compute().getPropertyValue(property);
  const kind = `${property}|${kindOf(element)}`;
  const value = known.get(kind) ?? compute().getPropertyValue(property);
  known.set(kind, value);
  return value;
}

/**
 * Answers `getComputedStyle` without most of jsdom's work. jsdom matches the hundred rules of its own style sheet for each element anew after each change of the page, which took
 * a fifth of the tests' time. The answers are still jsdom's: that for the first element of a kind stands for all of the kind. jsdom is asked again where an
 * inline style or a hidden element around decides, where the document has style sheets, and for all other properties.
 */
export function answerCheaply(page: Pick<Window, 'document' | 'getComputedStyle'>): void {
  const present: StyleReader = page.getComputedStyle;
  const ofJsdom = present.ofJsdom ?? present;
  const cheap: StyleReader = (element, pseudo) => {
    const compute = () => ofJsdom.call(page, element, pseudo);
    if (pseudo || page.document.styleSheets.length > 0) return compute();
    const read = (name: string) => styleOf(element, name, compute);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) =>
            propertyOf.has(property) ? read(property) : compute().getPropertyValue(property);
        const property = propertyOf.get(String(name));
        if (property) return read(property);
        const style = compute();
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
      has: (_, name) => name in compute(),
    });
  };
  cheap.ofJsdom = ofJsdom;
  page.getComputedStyle = cheap;
}
