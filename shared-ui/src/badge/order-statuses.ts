import type { BadgeVariant } from './Badge.tsx';
import { ORDER_STATUSES } from '../facts/facts.ts';
import type { IconName } from '../icon/paths.ts';
import type { TextKey } from '../locales/texts.ts';

export type OrderStatus = keyof typeof ORDER_STATUSES;

interface StatusLook {
  variant: BadgeVariant;
  icon: IconName;
  /** The kit's word for it. */
  word: TextKey<'kit'>;
}

const STATUS_LOOKS: Record<OrderStatus, StatusLook> = {
  Pending: { variant: 'warning', icon: 'hourglass-split', word: 'status.pending' },
  Confirmed: { variant: 'info', icon: 'check2', word: 'status.confirmed' },
  Shipped: { variant: 'secondary', icon: 'truck', word: 'status.shipped' },
  Completed: { variant: 'primary', icon: 'check-circle', word: 'status.completed' },
  Cancelled: { variant: 'danger', icon: 'x-circle', word: 'status.cancelled' },
  'Cancel With Refund': { variant: 'danger', icon: 'arrow-counterclockwise', word: 'status.cancelWithRefund' },
};

const plain = (status: string) => status.toLowerCase().replace(/[\s_]/g, '');

const looks = new Map([
  ...Object.entries(STATUS_LOOKS).map(([label, look]) => [plain(label), look] as const),
  // Old calls have another spelling of the first one.
  ['ordered', STATUS_LOOKS.Pending] as const,
]);

/** How a status looks, in whichever spelling it comes. */
export const lookOf = (status: string): StatusLook | undefined => looks.get(plain(status));

/** Every status as a call carries it: its code, and the kit's word for it. */
export const STATUS_CODES = (Object.keys(ORDER_STATUSES) as OrderStatus[]).map((status) => ({
  code: String(ORDER_STATUSES[status].code),
  word: STATUS_LOOKS[status].word,
}));
