/**
 * Password of the account that was just registered, for the login form that follows. It stays in memory: the browser
 * writes the state of its history to disk.
 */
let fresh: { email: string; password: string } | null = null;

export const keepFreshPassword = (email: string, password: string): void => {
  fresh = { email, password };
};

/** Password that was registered with an address a moment ago; empty otherwise. */
export const freshPasswordOf = (email: string): string => (fresh?.email === email ? fresh.password : '');

export const forgetFreshPassword = (): void => {
  fresh = null;
};
