/** An id for one call, as nginx makes them for calls without one: the backend writes it into its log, its SQL and its traces. */
export const newRequestId = (): string =>
  // Not randomUUID: a shop that is tried over plain http in a house's network has none.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
