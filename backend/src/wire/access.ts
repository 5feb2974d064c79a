/** Required role of a route: `public` needs no sign-in, `any` accepts every signed-in role. */
export type Access = 'public' | 'any' | 'user' | 'vendor' | 'admin';
