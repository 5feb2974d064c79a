import type { VendorPermission } from './permissions.ts';

/**
 * Topics of mails and notifications that a member of a store can mute, with the permission of those who get them. Money,
 * accounts, licences, recalls and disputes are always told.
 */
export const NEWS_TOPICS = {
  orders: 'orders.read',
  returns: 'orders.read',
  messages: 'messages.write',
  products: 'catalogue.read',
  stock: 'catalogue.read',
  reviews: 'catalogue.read',
} as const satisfies Record<string, VendorPermission>;

export type NewsTopic = keyof typeof NEWS_TOPICS;
