import { describe, expect, it } from 'vitest';
import { canonicalXml } from '../../../../functions/_connect/cardReader/canonicalXml.ts';
import { readToolkitResponse } from '../../../../functions/_connect/cardReader/toolkitResponse.ts';
import { verifyToolkitSignature } from '../../../../functions/_connect/cardReader/toolkitSignature.ts';
import { parseXmlTree, type XmlElement } from '../../../../functions/_connect/cardReader/xmlTree.ts';
import { simulatorPublicKey } from '../../../../infra/local/cardReader/signingKey.ts';
import { aCard, aReading, rsaKeys, signedWithRsa } from '../../../support/cardReading.ts';
import { fc } from '../../../support/fc.ts';
import { processorMs } from '../../../support/processorTime.ts';

const requestId = Buffer.from('a'.repeat(40)).toString('base64');
const xml = aReading({ requestId });
const verdictOf = (text: string, key: string | null = simulatorPublicKey) => readToolkitResponse(text, key)?.signature;

const treeOf = (text: string): XmlElement => {
  const tree = parseXmlTree(text);
  if (!tree) throw new Error('Not a document');
  return tree;
};

describe('the toolkit’s answer', () => {
  it('of the simulator has every member field of the card', () => {
    const { card } = readToolkitResponse(xml, simulatorPublicKey)!;
    const missing = Object.entries(card).filter(([, value]) => value === null);
    // The simulated holder has no husband.
    expect(missing.map(([name]) => name)).toEqual(['husbandIdNumber']);
    expect(card).toMatchObject({
      requestId,
      idNumber: aCard().emiratesId,
      cardNumber: aCard().cardNumber,
      fullNameEnglish: 'Salama,Ali,Al,Nuaimi',
      fullNameArabic: 'سلامة,علي,النعيمي',
      gender: 'F',
      dateOfBirth: aCard().bornOn,
      issueDate: aCard().issuedOn,
      expiryDate: aCard().expiresOn,
      passportExpiryDate: '2032-02-28',
      residencyExpiryDate: '2030-02-28',
      graduationDate: '2006-06-30',
      homeCity: 'Abu Dhabi',
      homeEmail: 'holder@card.example',
      sponsorUnifiedNumber: '0000001',
    });
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'sorry'],
    ['HTML', '<html><body>Under maintenance</body></html>'],
    ['half a document', xml.slice(0, 400)],
    ['two roots', `${xml}<more></more>`],
    ['another root', xml.replaceAll('ValidationGatewayResponse', 'Response')],
    ['a DTD', xml.replace('<Validation', '<!DOCTYPE x [<!ENTITY y "z">]><Validation')],
    ['an entity of its own', xml.replace('Noor Clinic', '&noor;')],
    ['CDATA', xml.replace('>Noor Clinic<', '><![CDATA[Noor Clinic]]><')],
    ['a comment', xml.replace('<Body>', '<Body><!-- -->')],
    ['a failure', xml.replace('>Success<', '>Failure<')],
    ['two messages', xml.replace('<Message>', '<Message></Message><Message>')],
  ])('is not taken when it is %s', (_, text) => {
    expect(readToolkitResponse(text, simulatorPublicKey)).toBeNull();
  });

  it('is read or not, but never throws, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.nat(xml.length), fc.string({ maxLength: 4 }), fc.nat(20), (at, inserted, removed) => {
        const changed = xml.slice(0, at) + inserted + xml.slice(at + removed);
        const reading = readToolkitResponse(changed, simulatorPublicKey);
        // What still counts as signed says what was signed.
        if (reading?.signature === 'valid') expect(reading.card.idNumber).toBe(aCard().emiratesId);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a body that is made to keep the processor busy', () => {
  const largest = 189_000;
  const filled = (piece: string) => piece.repeat(Math.floor(largest / piece.length));
  const answer = (root: string, content: string) =>
    `<ValidationGatewayResponse ${root}><Message><Body><ResponseStatus>Success</ResponseStatus></Body>${content}</Message></ValidationGatewayResponse>`;
  const namespaces = (count: number) => Array.from({ length: count }, (_, at) => `xmlns:n${at}="u${at}"`).join(' ');
  const signature = '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"></Signature>';
  const declared = namespaces(6500);
  const empty = filled('<a/>').slice(0, 60_000);
  it.each([
    ['thousands of namespaces and elements', answer(declared, empty + signature)],
    ['as many namespaces as are allowed', answer(namespaces(31), '<a/>'.repeat(900) + signature)],
    ['elements only', answer('', filled('<a/>'))],
    ['one inside the other', filled('<a>')],
    ['attributes only', answer(filled('a="" '), '')],
    ['attributes with spaces before their quotes', answer(filled('a=               "" '), '')],
    ['quotes that never end', filled(`<a b='`)],
    ['references', answer('', filled('&amp;'))],
    ['references that never end', answer('', filled('&'))],
    ['spaces', answer(filled(' '), '')],
    ['a tag that never ends', `<${filled('a')}`],
    ['comments', filled('<!-- -->')],
    ['processing instructions', filled('<?a?>')],
    ['text', answer('', filled('x'))],
  ])('costs next to nothing: %s', async (_, text) => {
    expect(await processorMs(() => readToolkitResponse(text, simulatorPublicKey))).toBeLessThan(500);
  });

  it('is not taken when it has more of anything than an answer of the toolkit can have', () => {
    const deep = (levels: number) => answer('', `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`);
    for (const text of [
      answer(namespaces(33), ''),
      answer('', '<a/>'.repeat(1001)),
      answer(Array.from({ length: 1001 }, (_, at) => `a${at}=""`).join(' '), ''),
      deep(31),
    ]) {
      expect(parseXmlTree(text)).toBeNull();
    }
    for (const text of [answer(namespaces(32), ''), answer('', '<a/>'.repeat(990)), deep(29)]) {
      expect(parseXmlTree(text)).not.toBeNull();
    }
  });
});

describe('the signature', () => {
  it('of the trusted key is valid', () => expect(verdictOf(xml)).toBe('valid'));

  it('is missing after an offline reading', () =>
    expect(verdictOf(aReading({ requestId, isOffline: true }))).toBe('missing'));

  it('is not checked where no key is known', () => expect(verdictOf(xml, null)).toBe('notConfigured'));

  it('of another key is wrong', () => expect(verdictOf(xml, rsaKeys().publicKey)).toBe('wrong'));

  it.each([
    ['the Emirates ID', xml.replaceAll(aCard().emiratesId, aCard(1).emiratesId)],
    ['the name', xml.replace('Salama,', 'Fatma,')],
    ['white space', xml.replace('<Body>', '<Body>\n')],
    ['an attribute', xml.replace('<Body>', '<Body a="b">')],
    ['the digest', xml.replace(/<DigestValue>.{4}/, '<DigestValue>AAAA')],
    ['the value', xml.replace(/<SignatureValue>.{8}/, '<SignatureValue>AAAAAAAA')],
    ['the algorithm', xml.replace('ecdsa-sha256', 'hmac-sha256')],
    ['the reach of the reference', xml.replace('URI=""', 'URI="#part"')],
    [
      'the transforms',
      xml.replace(
        '<Transforms>',
        '<Transforms><Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"></Transform>',
      ),
    ],
    ['the namespace', xml.replace('xmlns="http://www.w3.org/2000/09/xmldsig#"', 'xmlns="urn:mine"')],
  ])('is wrong when somebody changes %s', (_, changed) => {
    expect(changed).not.toBe(xml);
    expect(verdictOf(changed)).toBe('wrong');
  });

  it('covers the document it stands in: wrapped into another it is wrong', () => {
    const forged = aReading({ requestId, card: aCard(1), isOffline: true });
    const original = xml.slice(xml.indexOf('<ValidationGatewayResponse>'));
    const wrapped = forged.replace('</Message>', `</Message><Extension>${original}</Extension>`);
    expect(verdictOf(wrapped)).toBe('wrong');
    const signature = /<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '';
    expect(verdictOf(forged.replace('</Message>', `</Message>${signature}`))).toBe('wrong');
    expect(verdictOf(xml.replace('</Message>', `</Message>${signature}`))).toBe('wrong');
  });

  it('by RSA with exclusive canonicalisation is checked over the canonical form, however the document was written', () => {
    const { privateKey, publicKey } = rsaKeys();
    const written =
      '<?xml version="1.0"?>\r\n<r:a  xmlns:r="urn:r" xmlns="urn:d" z=\'1\' b="&#x41;&quot;">\r\n <c/>&#169; &gt;</r:a>\n';
    const canonical = '<r:a xmlns:r="urn:r" b="A&quot;" z="1">\n <c xmlns="urn:d"></c>© &gt;</r:a>';
    expect(canonicalXml(treeOf(written), { isExclusive: true })).toBe(canonical);
    const signed = treeOf(signedWithRsa(written, canonical, privateKey));
    expect(verifyToolkitSignature(signed, publicKey)).toBe('valid');
    expect(verifyToolkitSignature(signed, rsaKeys().publicKey)).toBe('wrong');
    expect(verifyToolkitSignature(signed, simulatorPublicKey)).toBe('wrong');
  });
});

describe('the canonical form', () => {
  // The examples follow sections 3.3 and 3.4 of Canonical XML 1.0 as far as elements and text go.
  it('orders namespaces before attributes, and attributes by namespace and name', () => {
    const text =
      '<e xmlns="urn:d" xmlns:b="urn:b" xmlns:a="urn:a" attr="I" attr2="all" b:attr="sorted" a:attr="out"></e>';
    const expected =
      '<e xmlns="urn:d" xmlns:a="urn:a" xmlns:b="urn:b" attr="I" attr2="all" a:attr="out" b:attr="sorted"></e>';
    expect(canonicalXml(treeOf(text), { isExclusive: false })).toBe(expected);
  });

  it('drops declarations that an ancestor has made already', () => {
    const text = '<e xmlns="urn:d" xmlns:a="urn:a"><f xmlns="urn:d" xmlns:a="urn:a"><g xmlns=""></g></f></e>';
    const expected = '<e xmlns="urn:d" xmlns:a="urn:a"><f><g xmlns=""></g></f></e>';
    expect(canonicalXml(treeOf(text), { isExclusive: false })).toBe(expected);
  });

  it('writes what has to be escaped in its one way', () => {
    const text = "<e a='x\"&lt;&amp;&#9;&#10;&#13;>'>&#x3c;&amp;&gt;&quot;&apos;&#xD;</e>";
    const expected = '<e a="x&quot;&lt;&amp;&#x9;&#xA;&#xD;>">&lt;&amp;&gt;"\'&#xD;</e>';
    expect(canonicalXml(treeOf(text), { isExclusive: false })).toBe(expected);
  });
});
