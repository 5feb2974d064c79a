import sharp from 'sharp';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { AppError } from '../wire/errors.ts';

/** Maximum number of decoded pixels: 40 megapixels are a large photograph, or an A4 page at 600 dpi. */
export const MAX_PIXELS = 40_000_000;

/**
 * Number of pictures decoded at a time. They share a pool of threads with password hashing and file reads, which must
 * not wait for pictures.
 */
const SLOTS = 2;
/** Maximum number of waiting pictures, per sender and in total. */
const MAX_WAITING_EACH = 12;
const MAX_WAITING = 64;
const RETRY_AFTER_S = 10;

/** Person id or network address; senders take turns. */
export type Sender = number | string;

let busy = 0;
let waiting = 0;
/** Waiting pictures by sender; the first sender is next. */
const queues = new Map<Sender, (() => void)[]>();

const waitForTurn = (sender: Sender): Promise<void> => {
  const queue = queues.get(sender) ?? [];
  if (queue.length >= MAX_WAITING_EACH || waiting >= MAX_WAITING)
    throw new AppError(503, 'overloaded', { retryAfter: RETRY_AFTER_S });
  queues.set(sender, queue);
  waiting += 1;
  return new Promise((resolve) => queue.push(resolve));
};

/** Passes the free slot to the next sender, who then moves to the end of the queue. */
const passOn = (): void => {
  const [next] = queues;
  if (!next) {
    busy -= 1;
    return;
  }
  const [sender, queue] = next;
  const start = queue.shift();
  queues.delete(sender);
  if (queue.length > 0) queues.set(sender, queue);
  waiting -= 1;
  start?.();
};

/**
 * Runs work that decodes a picture when a slot is free. Senders take turns.
 * @throws AppError 503 if too many pictures of this sender, or of all, are waiting
 */
export const decoding = async <Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> => {
  assertOutsideTransaction('Picture decoding');
  if (busy < SLOTS) busy += 1;
  else await waitForTurn(sender);
  try {
    return await work();
  } finally {
    passOn();
  }
};

/** Format, width and height from the picture's header; nothing is decoded. @throws if it is not a picture */
export const claimedSize = async (content: Buffer): Promise<{ width: number; height: number; format: string }> => {
  const { width, height, format } = await sharp(content, { limitInputPixels: false }).metadata();
  return { width, height, format };
};
