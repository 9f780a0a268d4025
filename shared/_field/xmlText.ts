const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// What XML 1.0 cannot carry is dropped: control characters and lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it may stand in an XML element. */
export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unprintable, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** An element that holds a text. */
export const leaf = (name: string, text: string): string => `<${name}>${escapedXml(text)}</${name}>`;
