import type { z } from 'zod';
import type { NotificationRow } from './repository.ts';
import { notificationPayloads, VendorNotification, type NotificationKind } from './schemas.ts';

/** Page of the vendor's area for each kind. */
const hrefOf = (kind: NotificationKind, payload: unknown): string => {
  switch (kind) {
    case 'order_placed':
    case 'cancel_requested':
    case 'order_cancelled':
      return `/vendor/orders/${notificationPayloads[kind].parse(payload).order_sub_no}`;
    case 'product_approved':
    case 'product_unapproved':
    case 'product_changes_accepted':
    case 'product_changes_declined':
    case 'low_stock':
    case 'mark_down_ended':
      return `/vendor/edit-product/${notificationPayloads[kind].parse(payload).slug}`;
    case 'review_posted':
      return '/vendor/reviews';
    case 'return_asked':
    case 'return_late':
      return `/vendor/returns/${notificationPayloads[kind].parse(payload).return_no}`;
    case 'import_done':
      return '/vendor/products';
    case 'identity_accepted':
    case 'identity_declined':
      return '/vendor/account';
    case 'payout_sent':
    case 'payout_failed':
      return `/vendor/money/payouts/${notificationPayloads[kind].parse(payload).payout_no}`;
    case 'statement_ready':
      return `/vendor/money/statements/${notificationPayloads[kind].parse(payload).statement_no}`;
    case 'report_decided': {
      const { slug } = notificationPayloads[kind].parse(payload);
      return slug === null ? '/vendor/settings' : `/vendor/edit-product/${slug}`;
    }
    case 'licence_expiring':
    case 'licence_decided':
    case 'category_paused':
    case 'category_resumed':
      return '/vendor/licences';
    case 'bank_account_verified':
    case 'bank_account_rejected':
      return '/vendor/settings?tab=bank';
  }
};

export const toNotification = (row: NotificationRow): z.infer<typeof VendorNotification> =>
  VendorNotification.parse({ ...row, href: hrefOf(row.kind as NotificationKind, row.payload) });
