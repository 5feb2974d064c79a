import type { DatabaseObserver } from './observer.ts';

const CHECK_MS = 1_000;
/** PostgreSQL allows a request's statement ten seconds, so a hang is reported only after that. */
const SUSPECT_CHECKS = 10;
/** Generous for slow machines: the process ends here where PostgreSQL would cause a 503 after eleven seconds. */
const MOST_CHECKS = 30;

interface SilenceWatch {
  readonly observer: DatabaseObserver;
  /** True while a statement has been running so long that the engine may hang. */
  isSilent(): boolean;
  stop(): void;
}

/**
 * Detects an engine that hangs without exiting, for example after a failed write to the WAL. Time is counted in checks,
 * so that a suspended process does not mistake its own pause for a hang. Statements of long transactions (migrations,
 * seeds, restores) are not watched.
 * @param onSilence called after 30 seconds without a response
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
