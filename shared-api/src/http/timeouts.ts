/** How long a call waits for its answer. */
export const CALL_TIMEOUT_MS = 30_000;

/** How long one waits that carries files, or asks for one that is made first: as long as the proxy before the shop does. */
export const FILES_TIMEOUT_MS = 300_000;
