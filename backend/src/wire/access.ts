/**
 * Required role of a route: `public` needs no sign-in, `any` accepts every signed-in role, `buyer` a customer or a guest
 * with a cart or an order.
 */
export type Access = 'public' | 'any' | 'user' | 'buyer' | 'vendor' | 'admin';
