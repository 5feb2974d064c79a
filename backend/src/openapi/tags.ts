/** Tags of the document with the path prefixes that belong to each; the longest prefix wins. */
const groups: readonly { name: string; description: string; paths: readonly string[] }[] = [
  {
    name: 'Account',
    description: 'Opening an account, signing in and out, and the account’s details, addresses and password.',
    paths: ['/auth', '/user', '/forgot-password', '/reset-password', '/aramex', '/invitation'],
  },
  {
    name: 'Personal data',
    description: 'Requests of people about their data: a file, corrections, objections and erasure, and the answers.',
    paths: [
      '/user/privacy-requests',
      '/privacy-requests',
      '/admin/privacy-requests',
      '/user/consents',
      '/admin/retention',
    ],
  },
  {
    name: 'Places',
    description: 'Countries, states and cities that addresses refer to by id.',
    paths: ['/countries', '/states', '/cities'],
  },
  {
    name: 'Catalogue',
    description: 'Products on sale, categories, tags, vendors and suggestions, and reporting them. No sign-in needed.',
    paths: ['/products', '/categories', '/tags', '/related', '/vendors', '/shop/vendors'],
  },
  {
    name: 'Recalls',
    description: 'The public record of recalls, and the answers of buyers. No sign-in needed.',
    paths: ['/recalls'],
  },
  {
    name: 'Reviews',
    description: 'Product reviews by customers.',
    paths: ['/reviews', '/products/:id/reviews'],
  },
  {
    name: 'Cart',
    description: 'A customer’s cart, grouped by vendor, with its coupon; quick order by SKU.',
    paths: ['/carts', '/quick-order'],
  },
  {
    name: 'Wishlist',
    description: 'A customer’s wishlist and back-in-stock alerts.',
    paths: ['/wishlist', '/stock-alerts'],
  },
  {
    name: 'Checkout',
    description: 'From cart to order: open a checkout, show its totals, place the order, pay by card.',
    paths: ['/orders/checkout', '/orders/place-order', '/payments', '/guest'],
  },
  {
    name: 'Orders',
    description: 'Placed orders. An order has one sub-order (`order_sub_no`) per vendor, each with its own status.',
    paths: ['/orders'],
  },
  {
    name: 'Shop',
    description: 'The shop itself: pages, blog, contact details, newsletter and contact form.',
    paths: ['/site', '/shop-icons', '/pages', '/posts', '/testimonials', '/news-letter', '/contactUs'],
  },
  {
    name: 'Areas',
    description: 'Browser reports about front-end releases.',
    paths: ['/beacons', '/areas', '/admin/areas'],
  },
  {
    name: 'Vendor: shop',
    description: 'Dashboard, notifications, profile and settings of a vendor.',
    paths: ['/vendor'],
  },
  {
    name: 'Vendor: products',
    description: 'A vendor’s products, their pictures, and import and export as CSV.',
    paths: ['/vendor/products', '/vendor/pictures', '/vendor/product-pictures'],
  },
  {
    name: 'Vendor: orders',
    description: 'A vendor’s sub-orders, and the pickup of their parcels.',
    paths: ['/vendor/orders', '/orders/schedule-pickup', '/orders/cancel-pickup', '/vendor/carriers'],
  },
  {
    name: 'Admin: platform',
    description: 'The platform: settings, pages and blog, activity log, launch checklist.',
    paths: ['/admin'],
  },
  {
    name: 'Admin: catalogue',
    description: 'Categories, products of all vendors and their approval, and search terms.',
    paths: [
      '/admin/product',
      '/admin/products',
      '/admin/category',
      '/admin/categories',
      '/admin/synonyms',
      '/admin/search-misses',
    ],
  },
  {
    name: 'Admin: people',
    description: 'Admins, vendors, customers, newsletter subscribers, messages and reviews.',
    paths: [
      '/admin/invitations',
      '/admin/vendor',
      '/admin/vendors',
      '/admin/vendor-identity',
      '/admin/customers',
      '/admin/newsletter',
      '/admin/messages',
      '/admin/reviews',
    ],
  },
  {
    name: 'Admin: sales',
    description: 'All orders, coupons, and commission rates.',
    paths: ['/admin/orders', '/admin/coupons', '/admin/commission-rates'],
  },
  {
    name: 'Money',
    description: 'Money between Balsam and its vendors: ledger entries, statements, payouts and card payments.',
    paths: [
      '/vendor/money',
      '/vendor/bank-account',
      '/admin/money',
      '/admin/money-settings',
      '/admin/bank-accounts',
      '/admin/payout-runs',
      '/admin/payouts',
      '/admin/payments',
      '/admin/payment-events',
      '/admin/payment-findings',
    ],
  },
  {
    name: 'Returns',
    description: 'Returns, their settlement by an admin, and refunds to customers.',
    paths: [
      '/returns',
      '/orders/:id/returnable',
      '/orders/:id/returns',
      '/orders/:id/refunds',
      '/refunds',
      '/vendor/returns',
      '/admin/returns',
      '/admin/refunds',
      '/admin/refund-runs',
    ],
  },
  {
    name: 'Messages',
    description: 'Conversations between buyer and store about a sub-order, and their disputes.',
    paths: [
      ...['/orders/messages', '/orders/:id/thread', '/orders/:id/messages', '/orders/:id/dispute'],
      ...['/vendor/orders/:id/thread', '/vendor/orders/:id/messages', '/vendor/threads', '/admin/threads'],
      '/vendor/prepared-answers',
    ],
  },
  { name: 'Admin: places', description: 'Management of countries, states and cities.', paths: ['/admin/places'] },
];

export const tags = groups.map(({ name, description }) => ({ name, description }));

const belongsTo = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(`${beginning}/`) || path.startsWith(`${beginning}.`);

/** Tag of a path below /api. */
export const tagOf = (path: string): string | undefined => {
  const found = groups.flatMap(({ name, paths }) =>
    paths.filter((beginning) => belongsTo(path, beginning)).map((beginning) => ({ name, length: beginning.length })),
  );
  return found.sort((left, right) => right.length - left.length)[0]?.name;
};
