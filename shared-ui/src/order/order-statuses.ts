/** The six statuses of an order: the code that calls carry, the label on the wire, the kit's word for it. */
export const ORDER_STATUSES = [
  { code: 1, label: 'Pending', word: 'status.pending' },
  { code: 2, label: 'Confirmed', word: 'status.confirmed' },
  { code: 3, label: 'Shipped', word: 'status.shipped' },
  { code: 4, label: 'Completed', word: 'status.completed' },
  { code: 5, label: 'Cancelled', word: 'status.cancelled' },
  { code: 6, label: 'Cancel With Refund', word: 'status.cancelWithRefund' },
] as const;
