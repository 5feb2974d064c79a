import { isApiError } from '@balsam/shared-api';

/** Temporary errors: the server is busy. */
const PASSING = new Set(['rate_limited', 'overloaded', 'unavailable']);
/** Errors that would repeat for every further request. */
const LASTING = new Set(['upload_quota_used', 'storage_full']);
/** Seconds between attempts. In total longer than the one-minute window of the rate limit. */
const PAUSES = [5, 10, 20, 40];

const codeOf = (error: unknown) => (isApiError(error) ? error.code : '');

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** True if an error concerns every request, not just this one. */
export const isForAll = (refusal: unknown): boolean => PASSING.has(codeOf(refusal)) || LASTING.has(codeOf(refusal));

/**
 * Sends a request, with retries while the server is busy.
 * @param isLeft whether the page has been left, which ends the retries
 * @returns the last error, or null on success
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
