/** Larger than the photograph of any card: a larger file is refused. */
const mostBytes = 100_000;
const mostPixels = 2000;

interface Size {
  readonly width: number;
  readonly height: number;
}

const isReasonable = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width <= mostPixels && height <= mostPixels;

const pngSignature = '89504e470d0a1a0a';

/**
 * The size that a PNG of plain grey or colour says it has. Others would be unpacked where they are printed (transparency, palettes,
 * interlacing), and a small file can unpack to a very large one.
 */
function pngSize(file: Buffer): Size | null {
  if (file.toString('hex', 0, 8) !== pngSignature || file.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [depth, colour, interlacing] = [file[24], file[25], file[28]];
  const isPlain = depth === 8 && (colour === 0 || colour === 2) && interlacing === 0 && !file.includes('tRNS');
  return isPlain ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : null;
}

/** The markers at which a JPEG names its size: baseline, extended and progressive frames. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];

/** The size that a JPEG of one or three colours says it has. */
function jpegSize(file: Buffer): Size | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    if (file[at] !== 0xff) return null;
    if (!frames.includes(file[at + 1] ?? 0)) continue;
    const isPlain = file[at + 4] === 8 && (file[at + 9] === 1 || file[at + 9] === 3);
    return isPlain ? { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) } : null;
  }
  return null;
}

/**
 * The photograph of a card as a file that can be printed: a JPEG or a PNG by its own bytes, small, and of a reasonable size. Null
 * for everything else. The card stays valid without a photograph.
 */
export function cardPhotoOf(base64: string | null): Uint8Array | null {
  if (base64 === null || base64.length > (mostBytes * 4) / 3 + 4) return null;
  const file = Buffer.from(base64, 'base64');
  if (file.length < 32 || file.length > mostBytes) return null;
  const size = pngSize(file) ?? jpegSize(file);
  return size && isReasonable(size) ? file : null;
}
