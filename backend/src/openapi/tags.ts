/** The groups of the document, with the beginnings of the paths that belong to each; the longest one wins. */
const groups: readonly { name: string; description: string; paths: readonly string[] }[] = [
  {
    name: 'Account',
    description: 'Opening an account, signing in and out, one’s own details, addresses and password.',
    paths: ['/auth', '/user', '/forgot-password', '/reset-password', '/aramex', '/admin-invitation'],
  },
  {
    name: 'Places',
    description: 'Countries, their states and the cities of those: whatever an address is made of, by id.',
    paths: ['/countries', '/states', '/cities'],
  },
  {
    name: 'Catalogue',
    description:
      'What is on sale and who sells it: products, categories, tags, vendors, suggestions. No sign-in needed.',
    paths: ['/products', '/categories', '/tags', '/related', '/vendors'],
  },
  {
    name: 'Reviews',
    description: 'What customers say about products.',
    paths: ['/reviews', '/products/:id/reviews'],
  },
  {
    name: 'Cart',
    description: 'The cart of a customer, by vendor, and its coupon; many things at once by their SKUs.',
    paths: ['/carts', '/quick-order'],
  },
  {
    name: 'Wishlist',
    description: 'Products that a customer remembers, and what somebody waits for to be back in stock.',
    paths: ['/wishlist', '/stock-alerts'],
  },
  {
    name: 'Checkout',
    description: 'From the cart to the order: open a checkout, show its sums, place it by its number, pay it by card.',
    paths: ['/orders/checkout', '/orders/place-order', '/payments'],
  },
  {
    name: 'Orders',
    description: 'Placed orders. An order has one part (`order_sub_no`) for each vendor, with a status of its own.',
    paths: ['/orders'],
  },
  {
    name: 'Shop',
    description: 'The shop itself: its pages, its blog, how to reach it, its newsletter, its contact form.',
    paths: ['/site', '/pages', '/posts', '/testimonials', '/news-letter', '/contactUs'],
  },
  {
    name: 'Areas',
    description: 'What browsers report of the parts of the front end, for its releases.',
    paths: ['/beacons', '/areas', '/admin/areas'],
  },
  { name: 'Vendor: shop', description: 'A vendor’s numbers, notices, name and settings.', paths: ['/vendor'] },
  {
    name: 'Vendor: products',
    description: 'A vendor’s own products, their pictures, and both as a table.',
    paths: ['/vendor/products', '/vendor/pictures', '/vendor/product-pictures'],
  },
  {
    name: 'Vendor: orders',
    description: 'The vendor’s part of each order, and the carrier who fetches the parcel.',
    paths: ['/vendor/orders', '/orders/schedule-pickup', '/orders/cancel-pickup'],
  },
  {
    name: 'Admin: platform',
    description: 'The whole platform: its settings, pages and blog, its log, what it needs to open.',
    paths: ['/admin'],
  },
  {
    name: 'Admin: catalogue',
    description: 'Categories, every vendor’s products with the decisions about them, and the words of the search.',
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
    description: 'Admins, vendors, customers, who reads the newsletter, messages and reviews.',
    paths: [
      '/admin/admins',
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
    description: 'Everybody’s orders, coupons, and the commission.',
    paths: ['/admin/orders', '/admin/coupons', '/admin/commission-rates'],
  },
  {
    name: 'Money',
    description:
      'What stands between Balsam and its vendors: every entry of its books, statements, payouts, and payments by card.',
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
    description: 'Goods that come back, what an admin settles of them, and the money that customers get back.',
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
  { name: 'Admin: places', description: 'Countries, states and cities as they are kept.', paths: ['/admin/places'] },
];

/** The groups with what each is about. */
export const tags = groups.map(({ name, description }) => ({ name, description }));

const belongsTo = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(`${beginning}/`) || path.startsWith(`${beginning}.`);

/** The group of a path below /api. */
export const tagOf = (path: string): string | undefined => {
  const found = groups.flatMap(({ name, paths }) =>
    paths.filter((beginning) => belongsTo(path, beginning)).map((beginning) => ({ name, length: beginning.length })),
  );
  return found.sort((left, right) => right.length - left.length)[0]?.name;
};
