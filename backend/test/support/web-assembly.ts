/** V8 option: the embedded database runs without optimisation, as tests end before the compiler pays off. */
export const BASELINE_ONLY = '--liftoff-only';
