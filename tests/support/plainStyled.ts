import emotionStyled, { type CreateStyledComponent } from '@emotion/styled';
import { createElement, type ElementType } from 'react';
import { areStylesComputed } from './stylesComputed.ts';

type Props = Record<string, unknown>;
type Forwards = (name: string) => boolean;
interface Options {
  shouldForwardProp?: Forwards;
}
type Styled = ElementType & { __emotion_styles?: unknown };

interface Plain {
  (props: Props): React.ReactNode;
  base: ElementType;
  forwards: Forwards | undefined;
  /** What emotion makes of it, made when it is asked for. */
  styled: () => Styled;
}

const isPlain = (tag: unknown): tag is Plain => typeof tag === 'function' && 'base' in tag && 'forwards' in tag;

/** As emotion and MUI decide it: what only styles read stays out of the page; another component may want it. */
const usually = (tag: ElementType): Forwards =>
  typeof tag === 'string'
    ? (name) => name !== 'ownerState' && name !== 'theme' && name !== 'sx' && name !== 'as'
    : (name) => name !== 'theme';

const both = (inner: Forwards | undefined, outer: Forwards | undefined): Forwards | undefined =>
  inner && outer ? (name) => inner(name) && outer(name) : (outer ?? inner);

/** One value, made at the first asking. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The element with its own classes, and without a style. */
function plainElement(base: ElementType, forwards: Forwards, props: Props): React.ReactNode {
  const shown: Props = {};
  for (const name in props) if (forwards(name)) shown[name] = props[name];
  const takesAs = !forwards('as');
  return createElement((takesAs && (props.as as ElementType | undefined)) || base, shown);
}

/**
 * Stands in for `styled` of emotion, which computes a class from all styles of each part, in three components for each: a fifth of the screens' tests, for styles
 * that most of them never see. A test that looks at styles says so by `computeStyles()`.
 */
function styled(tag: ElementType, options: Options = {}) {
  const [base, inner] = isPlain(tag) ? [tag.base, tag.forwards] : [tag, undefined];
  const own = both(inner, options.shouldForwardProp);
  const forwards = own ?? usually(base);
  return (...styles: Parameters<CreateStyledComponent<object>>): Plain => {
    const ofEmotion = once(
      () => emotionStyled((isPlain(tag) ? tag.styled() : tag) as 'div', options as object)(...styles) as Styled,
    );
    const element = (props: Props) =>
      areStylesComputed() ? createElement(ofEmotion(), props) : plainElement(base, forwards, props);
    const plain = Object.assign(element, { base, forwards: own, styled: ofEmotion });
    // MUI takes the styles of a part that it makes another part of, and puts others in their place.
    Object.defineProperty(plain, '__emotion_styles', {
      get: () => ofEmotion().__emotion_styles,
      set: (changed) => Object.assign(ofEmotion(), { __emotion_styles: changed }),
    });
    return plain;
  };
}

// biome-ignore lint/style/noDefaultExport: emotion's has no other name.
export default styled;
