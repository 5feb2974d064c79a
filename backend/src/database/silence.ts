import type { DatabaseObserver } from './observer.ts';

const CHECK_MS = 1_000;
/** A statement of a request has ten seconds on PostgreSQL, so a supervisor learns of silence after those. */
const SUSPECT_CHECKS = 10;
/** Allows for a slow machine: what ends the process here is answered with 503 after eleven seconds on PostgreSQL. */
const MOST_CHECKS = 30;

interface SilenceWatch {
  readonly observer: DatabaseObserver;
  /** True while a statement has been waited for so long that the engine may hang. */
  isSilent(): boolean;
  stop(): void;
}

/**
 * Watches an engine that may hang without ending: after a failed write-ahead log, for example. Time is counted in checks
 * and not by a clock, so that a process that was suspended does not take its own absence for the engine's. Statements of
 * long transactions (migrations, seeds, restores) are not watched.
 * @param onSilence called after half a minute without a response
 */
export const watchSilence = (observer: DatabaseObserver, onSilence: (seconds: number) => void): SilenceWatch => {
  let pending = 0;
  let checks = 0;
  const timer = setInterval(() => {
    if (pending > 0) checks += 1;
    if (checks === MOST_CHECKS) onSilence((checks * CHECK_MS) / 1000);
  }, CHECK_MS);
  timer.unref();
  return {
    observer: {
      ...observer,
      statement(text, isLong) {
        const end = observer.statement(text, isLong);
        if (isLong) return end;
        if (pending === 0) checks = 0;
        pending += 1;
        return (error) => {
          pending -= 1;
          checks = 0;
          end(error);
        };
      },
    },
    isSilent: () => pending > 0 && checks >= SUSPECT_CHECKS,
    stop: () => clearInterval(timer),
  };
};
