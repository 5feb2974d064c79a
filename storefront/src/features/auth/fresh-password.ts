/**
 * Password of the account that was just registered, for the login form that follows. Kept in memory only, because the
 * browser writes history state to disk.
 */
let fresh: { email: string; password: string } | null = null;

export const rememberNewPassword = (email: string, password: string): void => {
  fresh = { email, password };
};

/** Password just registered for this address; otherwise empty. */
export const freshPasswordOf = (email: string): string => (fresh?.email === email ? fresh.password : '');

export const forgetFreshPassword = (): void => {
  fresh = null;
};
