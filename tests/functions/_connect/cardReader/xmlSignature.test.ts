import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it, vi } from 'vitest';
import { C14nCanonicalization, ExclusiveCanonicalization, SignedXml } from 'xml-crypto';
import { canonicalXml } from '../../../../functions/_connect/cardReader/canonicalXml.ts';
import { verifyToolkitSignature } from '../../../../functions/_connect/cardReader/toolkitSignature.ts';
import { parseXmlTree } from '../../../../functions/_connect/cardReader/xmlTree.ts';
import { fc } from '../../../support/fc.ts';
import { refusedPieces, xmlDocument } from '../../../support/xmlDocuments.ts';

/** A document that is not well-formed is no document; xmldom goes on by itself. */
const strictly = (): never => {
  throw new Error('Not well-formed');
};
const errorHandler = { warning: strictly, error: strictly, fatalError: strictly };
const domOf = (xml: string) => new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');

function oursOf(xml: string, isExclusive: boolean): string | null {
  const tree = parseXmlTree(xml);
  return tree && canonicalXml(tree, { isExclusive });
}

function theirsOf(xml: string, isExclusive: boolean): string {
  const canonicalisation = isExclusive ? new ExclusiveCanonicalization() : new C14nCanonicalization();
  return String(canonicalisation.process(domOf(xml).documentElement as never, {}));
}

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const methods = {
  inclusive: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  exclusive: 'http://www.w3.org/2001/10/xml-exc-c14n#',
};
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const derKey = createPublicKey(publicKey).export({ format: 'der', type: 'spki' }).toString('base64');

interface Signing {
  readonly document: keyof typeof methods;
  readonly info: keyof typeof methods;
  readonly prefix: string;
}

function signed(xml: string, { document, info, prefix }: Signing): string {
  const signature = new SignedXml({
    privateKey,
    canonicalizationAlgorithm: methods[info] as never,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  });
  signature.addReference({
    xpath: '/*',
    uri: '',
    isEmptyUri: true,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: [`${dsig}enveloped-signature`, methods[document]],
  });
  signature.computeSignature(xml, { prefix, location: { reference: '/*', action: 'append' } });
  return signature.getSignedXml();
}

const oursSay = (xml: string): boolean => {
  const tree = parseXmlTree(xml);
  return tree !== null && verifyToolkitSignature(tree, derKey) === 'valid';
};

function theirsSay(xml: string): boolean {
  try {
    const found = domOf(xml).getElementsByTagNameNS(dsig, 'Signature');
    const [only] = Array.from(found);
    if (!only || found.length > 1) return false;
    const signature = new SignedXml({ publicCert: publicKey, getCertFromKeyInfo: () => null });
    signature.loadSignature(only as never);
    return signature.checkSignature(xml);
  } catch {
    return false;
  }
}

const signing = fc.record({
  document: fc.constantFrom('inclusive', 'exclusive') as fc.Arbitrary<keyof typeof methods>,
  info: fc.constantFrom('inclusive', 'exclusive') as fc.Arbitrary<keyof typeof methods>,
  prefix: fc.constantFrom('', 'ds', 'p'),
});

describe('the canonical form, beside that of xml-crypto', () => {
  it.each([false, true])('is the same for any document (exclusive: %s)', (isExclusive) => {
    fc.assert(
      fc.property(xmlDocument, (xml) => {
        expect(oursOf(xml, isExclusive)).toBe(theirsOf(xml, isExclusive));
      }),
      { numRuns: 200 },
    );
  });

  it.each(refusedPieces)('is not made of a document with %s, which the portal does not take', (piece) => {
    fc.assert(
      fc.property(xmlDocument, (xml) => {
        const at = xml.lastIndexOf('</');
        fc.pre(at > 0);
        expect(parseXmlTree(xml.slice(0, at) + piece + xml.slice(at))).toBeNull();
      }),
      { numRuns: 20 },
    );
  });
});

describe('a signature, beside the verdict of xml-crypto', () => {
  it('that xml-crypto has made is valid', () => {
    fc.assert(
      fc.property(xmlDocument, signing, (xml, how) => {
        const document = signed(xml, how);
        expect([oursSay(document), theirsSay(document)]).toEqual([true, true]);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same verdict after any change, unless the changed document is not read at all', () => {
    const change = fc.record({
      at: fc.noBias(fc.integer({ min: 0, max: 9999 })),
      removed: fc.nat(4),
      inserted: fc.constantFrom('', ' ', '\n', 'a', '"', '<b/>', 'p:', ' a="b"', ' xmlns:p="urn:z"', '&#65;', '=', '/'),
    });
    const verdicts = { same: 0, unread: 0 };
    fc.assert(
      fc.property(xmlDocument, signing, change, (xml, how, { at, removed, inserted }) => {
        const document = signed(xml, how);
        const place = Math.floor((at / 10_000) * document.length);
        const changed = document.slice(0, place) + inserted + document.slice(place + removed);
        const [ours, theirs] = [oursSay(changed), theirsSay(changed)];
        if (ours !== theirs) expect([ours, parseXmlTree(changed)], changed).toEqual([false, null]);
        verdicts[ours === theirs ? 'same' : 'unread'] += 1;
      }),
      { numRuns: 200 },
    );
    // xmldom reads some documents that are not well-formed, such as those with text before their root.
    expect(verdicts.same).toBeGreaterThan(150);
  });
});

describe('the work of a canonical form', () => {
  const uri = (at: number) => `urn:${at}:`.padEnd(256, 'u');
  const declared = Array.from({ length: 32 }, (_, at) => ` xmlns:n${at}="${uri(at)}"`).join('');
  const used = Array.from({ length: 900 }, (_, at) => `<n${at % 32}:a n${(at + 1) % 32}:b=""/>`).join('');
  const nested = `${'<n1:a>'.repeat(30)}${'</n1:a>'.repeat(30)}`;
  it.each([
    ['elements that use namespaces of the root, which itself uses none', `<r${declared}>${used}</r>`],
    ['elements that use no namespace', `<r${declared}>${'<a/>'.repeat(990)}</r>`],
    ['namespaces far above their use', `<r${declared}>${nested.repeat(32)}</r>`],
    ['each namespace at an element of its own', `<r>${declared.replaceAll(/ (xmlns:\S+)/g, '<a $1/>')}</r>`],
  ])('is bounded for the largest document that is taken: %s', (_, xml) => {
    const tree = parseXmlTree(xml)!;
    for (const isExclusive of [true, false]) {
      // What it does for a namespace is counted instead of timed: the clock depends on what else runs.
      const sets = vi.spyOn(Map.prototype, 'set');
      const { length } = canonicalXml(tree, { isExclusive });
      const count = sets.mock.calls.length;
      sets.mockRestore();
      expect(count).toBeLessThanOrEqual(32 * 1000 + 1000 * 2);
      expect(length).toBeLessThanOrEqual(xml.length + 2000 * 280);
    }
  });

  it('is not begun for a namespace that many elements would repeat', () => {
    const long = `<r xmlns:p="${'u'.repeat(100_000)}">${'<p:a/>'.repeat(900)}</r>`;
    expect(parseXmlTree(long)).toBeNull();
    expect(parseXmlTree(`<r xmlns="${'u'.repeat(257)}"/>`)).toBeNull();
    expect(parseXmlTree(`<r a="${'u'.repeat(257)}" xmlns="${'u'.repeat(256)}"/>`)).not.toBeNull();
  });
});
