import type { z } from 'zod';
import {
  adminNotificationPayloads as payloads,
  AdminNotification,
  type AdminNotificationKind,
} from './admin-schemas.ts';
import type { NotificationRow } from './repository.ts';

/** Page of the admin's area for each kind. */
const hrefOf = (kind: AdminNotificationKind, payload: unknown): string => {
  switch (kind) {
    case 'vendor_registered':
    case 'identity_requested':
    case 'tax_details_submitted':
      return `/admin/edit-vendor/${payloads[kind].parse(payload).vendor_id}`;
    case 'bank_account_submitted':
      return '/admin/money/bank-accounts?state=waiting';
    case 'licence_submitted':
      return '/admin/licences?state=submitted';
    case 'products_waiting':
      return `/admin/products?status=1&vendor=${payloads[kind].parse(payload).vendor_id}`;
    case 'return_undecided':
      return `/admin/returns/${payloads[kind].parse(payload).return_no}`;
    case 'refund_due':
      return `/admin/refunds?search=${payloads[kind].parse(payload).order_sub_no}`;
    case 'payment_problem':
      return '/admin/payments';
    case 'message_received':
      return '/admin/messages?state=open';
    case 'report_received':
      return '/admin/reports?state=open';
    case 'dispute_opened':
      return `/admin/disputes?search=${payloads[kind].parse(payload).order_sub_no}`;
    // Explains how to test and repair mail.
    case 'mail_failed':
      return '/admin/opening';
  }
};

export const toAdminNotification = (row: NotificationRow): z.infer<typeof AdminNotification> =>
  AdminNotification.parse({ ...row, href: hrefOf(row.kind as AdminNotificationKind, row.payload) });
