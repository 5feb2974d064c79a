import type { NewsTopic } from '../../../facts/news-topics.ts';
import type { PlatformPermission, VendorPermission } from '../../../facts/permissions.ts';
import type { AdminNotificationKind } from './admin-schemas.ts';
import type { NotificationKind } from './schemas.ts';

/** Permission of the members of a store who are notified. */
export const NEWS_PERMISSION: Record<NotificationKind, VendorPermission> = {
  order_placed: 'orders.read',
  cancel_requested: 'orders.read',
  order_cancelled: 'orders.read',
  product_approved: 'catalogue.read',
  product_unapproved: 'catalogue.read',
  product_changes_accepted: 'catalogue.read',
  product_changes_declined: 'catalogue.read',
  low_stock: 'catalogue.read',
  mark_down_ended: 'catalogue.read',
  review_posted: 'catalogue.read',
  identity_accepted: 'settings.write',
  identity_declined: 'settings.write',
  return_asked: 'orders.read',
  return_late: 'orders.read',
  import_done: 'catalogue.read',
  payout_sent: 'money.read',
  payout_failed: 'money.read',
  statement_ready: 'money.read',
  report_decided: 'catalogue.read',
  bank_account_verified: 'money.read',
  bank_account_rejected: 'money.read',
  licence_expiring: 'settings.write',
  licence_decided: 'settings.write',
  category_paused: 'catalogue.read',
  category_resumed: 'catalogue.read',
};

/** Topic under which a member can mute the notification; null if they cannot. */
export const NEWS_TOPIC: Record<NotificationKind, NewsTopic | null> = {
  order_placed: 'orders',
  cancel_requested: 'orders',
  order_cancelled: 'orders',
  product_approved: 'products',
  product_unapproved: 'products',
  product_changes_accepted: 'products',
  product_changes_declined: 'products',
  low_stock: 'stock',
  mark_down_ended: 'stock',
  review_posted: 'reviews',
  identity_accepted: null,
  identity_declined: null,
  return_asked: 'returns',
  return_late: 'returns',
  import_done: 'products',
  payout_sent: null,
  payout_failed: null,
  statement_ready: null,
  report_decided: null,
  bank_account_verified: null,
  bank_account_rejected: null,
  licence_expiring: null,
  licence_decided: null,
  category_paused: null,
  category_resumed: null,
};

/** Permission of the members of the platform who are notified of pending work. */
export const WORK_PERMISSION: Record<AdminNotificationKind, PlatformPermission> = {
  vendor_registered: 'vendors.read',
  identity_requested: 'vendors.read',
  tax_details_submitted: 'money.read',
  bank_account_submitted: 'money.read',
  licence_submitted: 'vendors.read',
  products_waiting: 'catalogue.read',
  return_undecided: 'orders.read',
  refund_due: 'money.read',
  payment_problem: 'money.read',
  message_received: 'customers.read',
  report_received: 'catalogue.read',
  dispute_opened: 'messages.read',
  mail_failed: 'settings.write',
};
