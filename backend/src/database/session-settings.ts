/** Settings of each session, in the notation of pg_settings. With a transaction pooler the role has them. */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  // Triggers report changes as notices (changes.ts).
  client_min_messages: 'notice',
  // Compiling takes longer than the statements it would speed up.
  jit: 'off',
  // In memory or on an SSD, random reads cost about as much as sequential ones.
  random_page_cost: '1.1',
  statement_timeout: '10000',
  idle_in_transaction_session_timeout: '15000',
};

export const STATEMENT_TIMEOUT_MS = Number(SESSION_SETTINGS.statement_timeout);

/** Startup options of a session without a pooler. */
export const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
