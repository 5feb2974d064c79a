const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

const codeOf = (error: unknown): string | null => {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return null;
};

/** SQLSTATE of an error or one of its causes; null if the database did not raise it. */
export const sqlState = (error: unknown): string | null => {
  const code = codeOf(error);
  return code !== null && /^[0-9A-Z]{5}$/.test(code) && !NETWORK_CODES.has(code) ? code : null;
};

/** True if the connection is lost or the server is shutting down, so that the connection cannot be used again. */
export const isConnectionError = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== null) return NETWORK_CODES.has(code) || code.startsWith('08') || code.startsWith('57P');
  return (
    error instanceof Error &&
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
      error.message,
    )
  );
};
