import { z } from 'zod';
import { Moment } from '../../../wire/schemas.ts';

const vendor = {
  vendor_id: z.number().int(),
  name: z.string().describe('Company name of the vendor'),
  name_arabic: z.string().describe('Arabic company name; may be empty'),
};

/** Payload of each kind of notification for admins. The client writes the sentence. */
export const adminNotificationPayloads = {
  vendor_registered: z.object(vendor),
  identity_requested: z.object(vendor),
  tax_details_submitted: z.object(vendor),
  bank_account_submitted: z.object(vendor),
  licence_submitted: z.object(vendor),
  products_waiting: z.object(vendor),
  return_undecided: z.object({
    return_no: z.string().describe('Number of the return'),
    order_sub_no: z.string(),
    ...vendor,
  }),
  refund_due: z.object({
    refund_id: z.number().int().describe('Id of the refund'),
    order_sub_no: z.string(),
    customer: z.string().describe('Name of the customer'),
  }),
  payment_problem: z.object({
    finding_id: z.number().int().describe('Id of the finding'),
    order_no: z.string().nullable().describe('Number of the order; null if the payment is not ours'),
  }),
  message_received: z.object({
    message_id: z.number().int().describe('Id of the message'),
    name: z.string().describe('Name of the sender'),
    subject: z.string(),
  }),
  report_received: z.object({
    report_id: z.number().int().describe('Id of the report'),
    name: z.string().describe('Name of the product or the vendor'),
    name_arabic: z.string(),
    urgent: z.boolean().describe('Several people called the product unsafe or recalled'),
  }),
  dispute_opened: z.object({
    thread_id: z.number().int().describe('Id of the conversation'),
    order_sub_no: z.string(),
    ...vendor,
  }),
  mail_failed: z.object({}),
} as const;

export type AdminNotificationKind = keyof typeof adminNotificationPayloads;

const shapeOf = <Kind extends AdminNotificationKind>(kind: Kind) =>
  z.object({
    id: z.number().int(),
    kind: z.literal(kind).describe('Kind of pending work; determines the shape of `payload`'),
    payload: adminNotificationPayloads[kind].describe('Data of the pending work'),
    href: z.string().describe('Page in the admin’s area'),
    read_at: Moment.nullable().describe('Time at which it was marked as read; null before'),
    created_at: Moment,
  });

export const AdminNotification = z
  .discriminatedUnion('kind', [
    shapeOf('vendor_registered'),
    shapeOf('identity_requested'),
    shapeOf('tax_details_submitted'),
    shapeOf('bank_account_submitted'),
    shapeOf('licence_submitted'),
    shapeOf('products_waiting'),
    shapeOf('return_undecided'),
    shapeOf('refund_due'),
    shapeOf('payment_problem'),
    shapeOf('message_received'),
    shapeOf('report_received'),
    shapeOf('dispute_opened'),
    shapeOf('mail_failed'),
  ])
  .meta({
    id: 'AdminNotification',
    description: "A notification for an admin about pending work. `href`: its page in the admin's area.",
  });
