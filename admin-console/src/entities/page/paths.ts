import { createHref } from '@balsam/shared-api';

/** Where every page of the console is, below /admin. */
export const paths = {
  login: 'login',
  invitation: 'invitation',
  dashboard: 'dashboard',
  vendors: 'vendors',
  addVendor: 'add-vendor',
  editVendor: 'edit-vendor/:id',
  categories: 'categories',
  addCategory: 'add-category',
  editCategory: 'edit-category/:idOrSlug',
  products: 'products',
  product: 'products/:id',
  orders: 'orders/:number?',
  customers: 'customers',
  customer: 'customers/:id',
  coupons: 'coupons',
  addCoupon: 'add-coupon',
  editCoupon: 'edit-coupon/:id',
  reviews: 'reviews',
  newsletter: 'newsletter',
  messages: 'messages',
  admins: 'admins',
  vat: 'vat',
  vatReport: 'vat/report',
  synonyms: 'synonyms',
  searchMisses: 'synonyms/missed',
  auditLog: 'audit-log',
  areas: 'areas',
  places: 'places/:countryId?/:stateId?',
  pages: 'pages',
  editPage: 'pages/:key',
  posts: 'posts',
  addPost: 'add-post',
  editPost: 'edit-post/:id',
  testimonials: 'testimonials',
  opening: 'opening',
  settings: 'settings',
} as const;

/** The address of a page of the console: `href('orders')`. */
export const href = createHref('/admin', paths);
