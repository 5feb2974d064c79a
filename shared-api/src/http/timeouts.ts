/** Timeout of a call. */
export const CALL_TIMEOUT_MS = 30_000;

/** Timeout of a call that uploads files or waits for a generated one: that of the proxy in front of the shop. */
export const FILES_TIMEOUT_MS = 300_000;
