import { isApiError } from '@balsam/shared-api';

/** The shop is busy, and will not be for long. */
const PASSING = new Set(['rate_limited', 'overloaded', 'unavailable']);
/** Nothing that comes after it would be taken either. */
const LASTING = new Set(['upload_quota_used', 'storage_full']);
/** Between two tries, in seconds: together longer than the minute in which the calls of an address are counted. */
const PAUSES = [5, 10, 20, 40];

const codeOf = (error: unknown) => (isApiError(error) ? error.code : '');

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Whether a refusal is not for what was sent, but for whatever would be. */
export const isForAll = (refusal: unknown): boolean => PASSING.has(codeOf(refusal)) || LASTING.has(codeOf(refusal));

/**
 * Sends something, and sends it again while the shop is too busy for it.
 * @param isLeft whether nobody waits for it any more
 * @returns what it was refused with at last; null when it has arrived
 */
export async function sendInTime(send: () => Promise<unknown>, isLeft: () => boolean): Promise<unknown> {
  for (let tried = 0; ; tried += 1) {
    const refusal = await send().then(
      () => null,
      (error: unknown) => error,
    );
    const seconds = PAUSES[tried];
    if (seconds === undefined || !PASSING.has(codeOf(refusal))) return refusal;
    await pause(seconds);
    if (isLeft()) return refusal;
  }
}
