/** Modules whose rules belong together, and the tests that are asked about them. */
export interface Group {
  readonly mutate: readonly string[];
  /** Parts of the paths of test files. */
  readonly tests: readonly string[];
  /**
   * Of modules with rules that run while they load, the tests about them: such a rule is reached by every test, and each
   * needs a process of its own.
   */
  readonly about: Readonly<Record<string, readonly string[]>>;
}

const inModule = (name: string, files: readonly string[]) => files.map((file) => `src/modules/${name}/${file}.ts`);

export const groups = {
  money: {
    mutate: [
      ...[
        'src/money/money.ts',
        'src/money/amounts.ts',
        'src/money/amount-shares.ts',
        'src/money/line-amounts.ts',
        'src/money/returned-amounts.ts',
        'src/ledger/audit.ts',
        'src/ledger/coupon-rules.ts',
        'src/ledger/money-rules.ts',
        'src/ledger/rules.ts',
        'src/ledger/vat-rules.ts',
      ],
      ...inModule('carts', ['basket', 'contents', 'repository', 'service', 'view']),
      ...inModule('checkout', ['draft', 'draft-repository', 'assertions', 'repository', 'service', 'view']),
      ...inModule('coupons', ['coupon', 'repository', 'service', 'stored']),
      ...inModule('shipping', ['delivery', 'rule', 'repository']),
      ...inModule('vat', ['line-rate', 'rates', 'tax-repository', 'tax-settings', 'view']),
      ...inModule('reports', ['vat-report', 'vat-report-repository']),
      ...inModule('commission', ['repository', 'service']),
      ...inModule('money', ['balance-repository', 'entry-repository', 'explanation', 'part-repository']),
    ],
    tests: [
      ...['money/', 'coupons/effect', 'coupons/redemptions', 'carts/lines', 'checkout/regulars'],
      ...['checkout/destination', 'ledger/audit', 'checkout/undelivered', 'carts/carts', 'checkout/checkout'],
      ...['checkout/place-order', 'checkout/repeats', 'coupons/admin.test', 'coupons/cart', 'coupons/checkout'],
      ...['orders/cancelling', 'settings/general', 'settings/shipping-zones', 'orders/placed-order'],
      ...['platform/settings', 'newsletter/newsletter', 'orders/due', 'vat/', 'commission/'],
      ...['ledger/posting', 'ledger/money-audit', 'payments/paying', 'payments/expiring', 'payments/open-payment'],
      ...['payments/giving-back', 'payments/capturing.test', 'returns/card-refunds', 'returns/returns'],
      ...['payouts/payouts', 'statements/statements', 'orders/reorder', 'remittances/'],
    ],
    about: {
      'src/ledger/': ['ledger/', 'payments/giving-back', 'payments/capturing.test', 'returns/card-refunds'],
      'src/money/money.ts': ['money/money'],
      'src/money/amounts.ts': ['money/money', 'coupons/admin.test'],
      'src/money/amount-shares.ts': ['money/'],
      'src/money/line-amounts.ts': ['money/'],
      'src/money/returned-amounts.ts': ['money/'],
      'modules/coupons/': ['coupons/'],
      'modules/vat/': ['vat/'],
      'modules/reports/vat': ['vat/report'],
      'modules/shipping/': ['checkout/destination', 'settings/shipping-zones', 'checkout/undelivered'],
    },
  },
  stock: {
    mutate: [
      'src/ledger/stock.ts',
      'src/ledger/take-stock.ts',
      'src/ledger/low-stock.ts',
      ...inModule('notifications', ['low-stock-notifier']),
      ...inModule('orders', ['service', 'status', 'status-repository']),
      ...inModule('products/form', ['stock']),
    ],
    tests: [
      ...['orders/status', 'orders/changes', 'products/form/stock-rules', 'ledger/stock', 'orders/cancel'],
      ...['checkout/place-order', 'products/form/stock.test', 'orders/vendor-orders.test', 'ledger/audit'],
      ...['orders/texts', 'notifications/', 'products/form/form', 'coupons/checkout', 'orders/bulk'],
      ...['products/form/edit', 'products/form/bulk', 'stock-alerts/'],
      ...['returns/returns', 'returns/decisions', 'refunds/'],
      ...['remittances/', 'invoices/issuing', 'payments/expiring', 'payments/capturing.test', 'returns/card-refunds'],
      ...['orders/cancellation-decisions', 'orders/reorder'],
    ],
    about: {
      'src/ledger/stock': ['ledger/stock', 'orders/cancelling', 'checkout/place-order'],
      'ledger/low-stock': ['products/form/stock-rules', 'ledger/stock'],
      'orders/status.ts': ['orders/status', 'orders/vendor-orders.test'],
    },
  },
  rights: {
    mutate: [
      ...['src/plugins/authorization.ts', 'src/plugins/session.ts', 'src/database/attempts.ts'],
      ...inModule('addresses', ['repository']),
      ...inModule('admins', ['removal']),
      ...inModule('auth', ['repository', 'require-vendor', 'vendor-actor']),
      ...inModule('customers', ['blocking']),
      ...inModule('orders', ['repository']),
      ...inModule('wishlist', ['repository']),
    ],
    tests: [
      ...['plugins/authorization', 'plugins/session', 'database/attempts', 'auth/own-rows', 'orders/ownership'],
      ...[
        'customers/blocking',
        'customers/customers',
        'auth/auth',
        'auth/profile',
        'vendors/vendors',
        'orders/vendor-orders.test',
      ],
      ...[
        'wishlist/wishlist',
        'orders/customer-orders',
        'orders/admin-orders',
        'admins/invitations',
        'vendors/removal',
      ],
    ],
    about: {
      'plugins/': ['plugins/authorization', 'plugins/session', 'auth/auth', 'vendors/vendors', 'admins/invitations'],
      'src/database/attempts.ts': ['database/attempts'],
    },
  },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

export const isGroup = (word: string): word is GroupName => word in groups;
