/** Random request id in nginx's format. The backend writes it into its log, its SQL and its traces. */
export const newRequestId = (): string =>
  // randomUUID is missing in insecure contexts, such as plain http on a local network.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
