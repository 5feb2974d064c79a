import sharp from 'sharp';
import { assertOutsideTransaction } from '../database/transaction.ts';

/** The most pixels that are unpacked: 40 megapixels are a large photograph, or an A4 page at 600 dots per inch. */
export const MAX_PIXELS = 40_000_000;

/**
 * How many pictures are unpacked at a time. The pool of threads that they would fill also hashes passwords and reads
 * files: others must not wait for pictures.
 */
const HANDS = 2;

let busy = 0;
const waiting: (() => void)[] = [];

/** Waits for one of the few hands that unpack pictures, which is free again when the work is done. */
export const decoding = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  assertOutsideTransaction('The content of a picture');
  if (busy < HANDS) busy += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
};

/** Width and height as the picture's head claims them: nothing is unpacked. @throws when it is no picture */
export const claimedSize = async (content: Buffer): Promise<{ width: number; height: number; format: string }> => {
  const { width, height, format } = await sharp(content, { limitInputPixels: false }).metadata();
  return { width, height, format };
};
