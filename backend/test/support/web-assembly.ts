/**
 * An option of V8: the embedded database is not optimized while it runs. What that would make quicker ends before the
 * compiler has earned its time.
 */
export const BASELINE_ONLY = '--liftoff-only';
