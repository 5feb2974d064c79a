/** Who may call a route: everybody, anybody signed in, or one role only. */
export type Access = 'public' | 'any' | 'user' | 'vendor' | 'admin';
