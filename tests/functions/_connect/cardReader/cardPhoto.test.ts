import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cardPhotoOf } from '../../../../functions/_connect/cardReader/cardPhoto.ts';
import { cardPhoto } from '../../../../infra/local/cardReader/photo.ts';

/** A PNG's beginning as it says of itself what it is; its checksums are of no interest here. */
function png({ width = 48, height = 60, depth = 8, colour = 0, interlacing = 0, more = '' } = {}): string {
  const header = Buffer.alloc(33);
  header.write('89504e470d0a1a0a0000000d49484452', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([depth, colour, 0, 0, interlacing], 24);
  return Buffer.concat([header, Buffer.from(more), deflateSync(Buffer.alloc(100))]).toString('base64');
}

/** A JPEG's segments: a comment, then the frame with its size and colours. */
function jpeg({ width = 240, height = 300, frame = 0xc0, depth = 8, colours = 3 } = {}): string {
  const comment = Buffer.from([0xff, 0xfe, 0x00, 0x06, 1, 2, 3, 4]);
  const start = Buffer.from([0xff, frame, 0x00, 0x11, depth, 0, 0, 0, 0, colours]);
  start.writeUInt16BE(height, 5);
  start.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, start, Buffer.alloc(40)]).toString('base64');
}

describe('the photograph of a card', () => {
  it.each([
    ['the simulator’s PNG', cardPhoto],
    ['a PNG in colour', png({ colour: 2 })],
    ['a JPEG', jpeg()],
    ['a progressive JPEG in grey', jpeg({ frame: 0xc2, colours: 1 })],
  ])('REQ-ELIG-05 can be printed: %s', (_, photo) => {
    expect(Buffer.from(cardPhotoOf(photo) ?? []).toString('base64')).toBe(photo);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a text', Buffer.from('This is a photograph, believe me. Yes.').toString('base64')],
    ['a page', Buffer.from('<svg onload="alert(1)"></svg>'.padEnd(64)).toString('base64')],
    ['JPEG 2000', Buffer.from('0000000c6a5020200d0a870a'.padEnd(128, '0'), 'hex').toString('base64')],
    [
      'a file of more than 100 KB',
      Buffer.concat([Buffer.from(jpeg(), 'base64'), Buffer.alloc(100_000)]).toString('base64'),
    ],
    ['a PNG that unpacks to a hall of pictures', png({ width: 65_535, height: 65_535 })],
    ['a PNG without a height', png({ height: 0 })],
    ['a PNG with transparency', png({ colour: 6 })],
    ['a PNG with a transparent colour', png({ colour: 2, more: 'tRNS' })],
    ['a PNG with a palette', png({ colour: 3 })],
    ['an interlaced PNG', png({ interlacing: 1 })],
    ['a PNG of sixteen bits', png({ depth: 16 })],
    ['a JPEG for printing presses', jpeg({ colours: 4 })],
    ['a JPEG of a size without bounds', jpeg({ width: 60_000 })],
    ['a lossless JPEG', jpeg({ frame: 0xc3 })],
    ['a JPEG whose segments never end', Buffer.from(`ffd8ff${'fe00'.repeat(40)}`, 'hex').toString('base64')],
  ])('is left out: %s', (_, photo) => {
    expect(cardPhotoOf(photo)).toBeNull();
  });
});
