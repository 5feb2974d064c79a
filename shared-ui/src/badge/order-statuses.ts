import type { BadgeVariant } from './Badge.tsx';
import { ORDER_STATUSES } from '../facts/facts.ts';
import type { IconShape } from '../icon/shapes/icon-shape.ts';
import type { TextKey } from '../locales/texts.ts';
import {
  arrowCounterclockwiseIcon,
  check2Icon,
  checkCircleIcon,
  hourglassSplitIcon,
  truckIcon,
  xCircleIcon,
} from '../icon/shapes.ts';

export type OrderStatus = keyof typeof ORDER_STATUSES;

interface StatusLook {
  variant: BadgeVariant;
  icon: IconShape;
  /** The kit's word for it. */
  word: TextKey<'kit'>;
}

const STATUS_LOOKS: Record<OrderStatus, StatusLook> = {
  Pending: { variant: 'warning', icon: hourglassSplitIcon, word: 'status.pending' },
  Confirmed: { variant: 'info', icon: check2Icon, word: 'status.confirmed' },
  Shipped: { variant: 'secondary', icon: truckIcon, word: 'status.shipped' },
  Completed: { variant: 'primary', icon: checkCircleIcon, word: 'status.completed' },
  Cancelled: { variant: 'danger', icon: xCircleIcon, word: 'status.cancelled' },
  'Cancel With Refund': { variant: 'danger', icon: arrowCounterclockwiseIcon, word: 'status.cancelWithRefund' },
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
