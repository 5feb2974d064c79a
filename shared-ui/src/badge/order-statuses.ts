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
  /** Translation key of the label. */
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
  // Older calls spell "Pending" this way.
  ['ordered', STATUS_LOOKS.Pending] as const,
]);

/** Appearance of a status, in any spelling. */
export const statusStyle = (status: string): StatusLook | undefined => looks.get(plain(status));

/** Every status with its numeric code as text and its label. */
export const STATUS_CODES = (Object.keys(ORDER_STATUSES) as OrderStatus[]).map((status) => ({
  code: String(ORDER_STATUSES[status].code),
  word: STATUS_LOOKS[status].word,
}));
