/** Pages of both consoles; `:name` is a parameter. */
export const CONSOLE_PAGES = {
  vendor: [
    ...['/vendor', '/vendor/orders', '/vendor/orders/:order', '/vendor/orders/:order/packing-slip'],
    ...['/vendor/orders/:order/invoice', '/vendor/orders/:order/label', '/vendor/products', '/vendor/products/import'],
    ...[
      '/vendor/add-product',
      '/vendor/edit-product/:slug',
      '/vendor/customers',
      '/vendor/reports',
      '/vendor/reports/vat',
      '/vendor/reviews',
    ],
    ...['/vendor/batches', '/vendor/batches/:batch', '/vendor/batches/receive'],
    ...['/vendor/recalls', '/vendor/recalls/add'],
    ...['/vendor/returns', '/vendor/returns/:return', '/vendor/messages'],
    ...['/vendor/money', '/vendor/money/entries', '/vendor/money/parts/:order'],
    ...['/vendor/money/payouts', '/vendor/money/payouts/:payout'],
    ...['/vendor/money/statements', '/vendor/money/statements/:statement'],
    ...[
      '/vendor/invoices',
      '/vendor/licences',
      '/vendor/team',
      '/vendor/audit-log',
      '/vendor/security',
      '/vendor/my-data',
    ],
    ...['/vendor/settings', '/vendor/account', '/vendor/orders/packing-slips', '/vendor/orders/labels'],
  ],
  admin: [
    ...['/admin/dashboard', '/admin/vendors', '/admin/add-vendor', '/admin/edit-vendor/:vendor', '/admin/categories'],
    ...['/admin/specifications', '/admin/add-specification', '/admin/edit-specification/:attribute'],
    '/admin/category-specifications/:category',
    ...['/admin/add-category', '/admin/edit-category/:category', '/admin/products', '/admin/products/:product'],
    ...[
      '/admin/orders',
      '/admin/orders/:order',
      '/admin/orders/:wholeOrder',
      '/admin/batches',
      '/admin/coupons',
      '/admin/add-coupon',
      '/admin/edit-coupon/:coupon',
      '/admin/reviews',
    ],
    ...['/admin/customers', '/admin/customers/:customer', '/admin/team', '/admin/security', '/admin/my-data'],
    ...['/admin/recalls', '/admin/add-recall', '/admin/recalls/:recall', '/admin/recalls/:recall/cases'],
    ...['/admin/recalls/:recall/report', '/admin/edit-recall/:recall'],
    ...['/admin/licences', '/admin/licences/paused', '/admin/licences/:licence'],
    ...['/admin/returns', '/admin/returns/:return', '/admin/refunds', '/admin/refunds/runs'],
    ...['/admin/payments', '/admin/payments/:payment'],
    ...[
      '/admin/newsletter',
      '/admin/messages',
      '/admin/reports',
      '/admin/privacy',
      '/admin/privacy/retention',
      '/admin/disputes',
      '/admin/synonyms',
      '/admin/synonyms/missed',
      '/admin/audit-log',
    ],
    ...['/admin/areas', '/admin/places', '/admin/places/:country', '/admin/places/:country/:state', '/admin/settings'],
    ...['/admin/opening', '/admin/pages', '/admin/pages/:page', '/admin/posts', '/admin/add-post'],
    ...['/admin/edit-post/:post', '/admin/testimonials', '/admin/vat', '/admin/vat/report', '/admin/commission'],
    ...['/admin/money', '/admin/money/entries', '/admin/money/accounts', '/admin/money/parts/:order'],
    ...['/admin/money/payouts', '/admin/money/payouts/new', '/admin/money/statements', '/admin/money/carriers'],
    ...['/admin/money/runs/:run', '/admin/money/statements/:statement', '/admin/money/bank-accounts'],
    '/admin/invoices',
  ],
} as const;

/** Variants of the pages: another tab, another period, no results. */
export const CONSOLE_VIEWS = {
  vendor: [
    ...['/vendor?period=year', '/vendor/orders?due=confirm', '/vendor/products?search=nothing-like-this'],
    ...['/vendor/settings?tab=products', '/vendor/settings?tab=shipping', '/vendor/settings?tab=payments'],
    ...[
      '/vendor/settings?tab=tax',
      '/vendor/settings?tab=bank',
      '/vendor/settings?tab=holiday',
      '/vendor/money/payouts?state=returned',
    ],
  ],
  admin: [
    ...['/admin/dashboard?period=year', '/admin/vendors?search=nothing-like-this', '/admin/orders?cancelled=1'],
    ...['/admin/settings?tab=contact', '/admin/settings?tab=social', '/admin/settings?tab=shipping'],
    ...['/admin/money?sign=owing', '/admin/money/entries?kind=adjustment'],
    ...['/admin/settings?tab=company', '/admin/settings?tab=promises', '/admin/settings?tab=money'],
    ...['/admin/settings?tab=brand', '/admin/settings?tab=secondFactor'],
  ],
} as const;

const NAMED = /:\w+/g;

/** Path of a page with its parameters filled in. */
export const addressOf = (page: string, names: Record<string, string | number>): string =>
  page.replace(NAMED, (name) => String(names[name.slice(1)] ?? name));

const patterns = Object.values(CONSOLE_PAGES)
  .flat()
  .map((page) => new RegExp(`^${page.replace(NAMED, '[^/]+')}$`));

/** True if a path, without its query, is a console page. */
export const isConsolePage = (address: string): boolean => patterns.some((pattern) => pattern.test(address));
