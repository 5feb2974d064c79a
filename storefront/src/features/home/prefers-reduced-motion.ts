/** Whether the person wants things to jump instead of gliding. For event handlers. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
