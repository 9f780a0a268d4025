/** A carriage return as it stands would be read as the end of a line. */
const escapes: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' },
  '\r': '&#13;',
};

// XML 1.0 cannot carry control characters and lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Whether XML can carry a text whole. */
export const isXmlText = (text: string): boolean => text.isWellFormed() && text.search(unprintable) < 0;

/** A text as it may stand in an XML element; what XML cannot carry is dropped. */
export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unprintable, '')
    .replace(/[&<>"'\r]/g, (character) => escapes[character] ?? '');

/** An element that holds a text. */
export const leaf = (name: string, text: string): string => `<${name}>${escapedXml(text)}</${name}>`;

/** An element that holds elements. */
export const branch = (name: string, children: readonly string[]): string => `<${name}>${children.join('')}</${name}>`;
