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
      ...['src/money.ts', 'src/amounts.ts', 'src/ledger/audit.ts', 'src/ledger/couponRules.ts', 'src/ledger/rules.ts'],
      ...inModule('carts', ['basket', 'service', 'view']),
      ...inModule('checkout', ['draft', 'refusals', 'repository', 'service', 'view']),
      ...inModule('coupons', ['coupon', 'repository', 'service', 'share', 'stored']),
      ...inModule('shipping', ['rule', 'repository']),
    ],
    tests: [
      ...['catalog/money', 'coupons/share', 'coupons/redemptions', 'carts/lines', 'checkout/regulars'],
      ...['checkout/destination', 'ledger/audit', 'checkout/undelivered', 'carts/carts', 'checkout/checkout'],
      ...['checkout/placeOrder', 'checkout/repeats', 'coupons/admin.test', 'coupons/cart', 'coupons/checkout'],
      ...['orders/cancelling', 'settings/general', 'settings/shippingZones', 'orders/placedOrder'],
      ...['platform/settings', 'newsletter/newsletter', 'vendor/orders-due'],
    ],
    about: {
      'src/ledger/': ['ledger/'],
      'src/money.ts': ['catalog/money'],
      'src/amounts.ts': ['catalog/money', 'coupons/admin.test'],
      'modules/coupons/': ['coupons/'],
      'modules/shipping/': ['checkout/destination', 'settings/shippingZones', 'checkout/undelivered'],
    },
  },
  stock: {
    mutate: [
      'src/ledger/stock.ts',
      ...inModule('catalog', ['lowStock']),
      ...inModule('notifications', ['lowStock']),
      ...inModule('orders', ['service', 'status', 'statusRepository']),
      ...inModule('products', ['stock']),
    ],
    tests: [
      ...['orders/status', 'orders/changes', 'vendor/stockRules', 'ledger/stock', 'orders/cancel'],
      ...['checkout/placeOrder', 'vendor/productStock', 'vendor/orders.test', 'ledger/audit'],
      ...['vendor/orderTexts', 'notifications/', 'vendor/productForm', 'coupons/checkout', 'vendor/ordersBulk'],
      ...['vendor/productEdit', 'vendor/productBulk', 'stock-alerts/'],
    ],
    about: {
      'src/ledger/stock': ['ledger/stock', 'orders/cancelling', 'checkout/placeOrder'],
      'catalog/lowStock': ['vendor/stockRules', 'ledger/stock'],
      'orders/status.ts': ['orders/status', 'vendor/orders.test'],
    },
  },
  rights: {
    mutate: [
      ...['src/plugins/authorization.ts', 'src/plugins/session.ts', 'src/attempts.ts'],
      ...inModule('addresses', ['repository']),
      ...inModule('admins', ['removal']),
      ...inModule('auth', ['repository']),
      ...inModule('customers', ['blocking']),
      ...inModule('orders', ['repository']),
      ...inModule('vendors', ['owner', 'requireVendor']),
      ...inModule('wishlist', ['repository']),
    ],
    tests: [
      ...['core/authorization', 'core/sessions', 'core/attempts', 'accounts/ownRows', 'orders/ownership'],
      ...[
        'accounts/blocking',
        'admin/customers',
        'accounts/auth',
        'accounts/profile',
        'admin/vendors',
        'vendor/orders.test',
      ],
      ...['carts/wishlist', 'orders/customerOrders', 'admin/orders', 'accounts/invitations', 'admin/vendorRemoval'],
    ],
    about: {
      'plugins/': ['core/authorization', 'core/sessions', 'accounts/auth', 'admin/vendors', 'accounts/invitations'],
      'src/attempts.ts': ['core/attempts'],
    },
  },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

export const isGroup = (word: string): word is GroupName => word in groups;
