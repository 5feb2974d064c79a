import type { Address, Cart, CartItem, Checkout, Order, Product, SessionState, Site, User } from '@balsam/shared-api';
import { kitLocales } from '@balsam/shared-ui';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

export const english = { storefront: en, kit: kitLocales.en };
export const arabic = { storefront: ar, kit: kitLocales.ar };
export const asCustomer: SessionState = { token: 'token-of-layla', role: 'user' };

export const product = (changes: Partial<Product> = {}): Product => ({
  id: 7,
  slug: 'nitrile-gloves',
  name: 'Nitrile gloves',
  name_arabic: 'قفازات نتريل',
  description: 'Powder free.',
  description_arabic: 'خالية من البودرة.',
  sku: 'GL-7',
  category: { id: 1, slug: 'gloves', name: 'Gloves', name_arabic: 'قفازات' },
  vendor: { id: 3, company_name: 'Gulf Care' },
  price: 12.5,
  original_price: 12.5,
  discount: 0,
  currency: 'SAR',
  price_sar: 12.5,
  price_bhd: 1.255,
  price_usd: 3.35,
  stock: 20,
  in_stock: 20,
  has_variants: false,
  is_featured: false,
  product_image: null,
  picture: null,
  rating: 0,
  total_reviews: 0,
  created_at: '2026-11-01T08:00:00Z',
  ...changes,
});

/** What the platform tells everybody. */
export const site = (changes: Partial<Site> = {}): Site => ({
  default_currency: 'SAR',
  company: {
    legal_name: 'Balsam Trading',
    legal_name_arabic: 'بلسم للتجارة',
    cr_number: '1010000000',
    vat_number: '',
  },
  contact: {
    emails: ['care@balsam.test', 'quotes@balsam.test'],
    phones: ['+966 11 555 0100', '+973 1755 0100'],
    address: 'King Fahd Road, Al Olaya, Riyadh 12213, Saudi Arabia',
    address_arabic: 'طريق الملك فهد، حي العليا، الرياض 12213، المملكة العربية السعودية',
    latitude: 24.6966,
    longitude: 46.6808,
  },
  social: [
    { network: 'instagram', url: 'https://balsam.test/instagram' },
    { network: 'x', url: 'https://balsam.test/x' },
  ],
  promises: { return_days: 30, gift_from: { SAR: 500, BHD: 50, USD: null }, newsletter_percent: 10 },
  is_open: true,
  free_shipping_from: { SAR: 150, BHD: 12, USD: null },
  ...changes,
});

export const cartItem = (changes: Partial<CartItem> = {}): CartItem => ({
  id: 41,
  quantity: 2,
  unit_price: 12.5,
  sub_total: 25,
  available_stock: 20,
  product: product(),
  variant: null,
  ...changes,
});

export const cart = (changes: Partial<Cart> = {}): Cart => ({
  vendor: { id: 3, company_name: 'Gulf Care' },
  cart_items: [cartItem()],
  currency: 'SAR',
  sub_total: 25,
  discount: 0,
  shipping: null,
  shipping_cost: 7.5,
  missing_for_free_shipping: 175,
  delivers: true,
  payment_methods: ['cash'],
  ...changes,
});

export const address = (changes: Partial<Address> = {}): Address => ({
  id: 1,
  type: 1,
  country: { id: 17, name: 'Bahrain', iso2: 'BH' },
  state: { id: 170, name: 'Capital' },
  city: { id: 1700, name: 'Manama' },
  address_1: 'Building 5',
  address_2: 'Flat 2',
  postal_code: '317',
  phone_number: '+97333112233',
  national_address: '',
  ...changes,
});

export const user = (changes: Partial<User> = {}): User => ({
  id: 5,
  firstname: 'Layla',
  lastname: 'Hassan',
  full_name: 'Layla Hassan',
  email: 'layla@balsam.test',
  phone_number: '+97333112233',
  company_name: 'Layla Clinic',
  company_address: 'Road 12',
  role: 3,
  address: address(),
  addresses: [],
  vendor: null,
  ...changes,
});

export const checkout = (changes: Partial<Checkout> = {}): Checkout => ({
  orders: [
    {
      id: 90,
      order_no: 'BLS-0123456789',
      order_sub_no: 'BLS-0123456789-1',
      vendor: { id: 3, company_name: 'Gulf Care' },
      delivers: true,
      sub_total: 25,
      shipping_cost: 7.5,
      discount: 0,
      total_amount: 32.5,
    },
  ],
  order_products: [
    {
      product: {
        id: 7,
        slug: 'nitrile-gloves',
        name: 'Nitrile gloves',
        name_arabic: 'قفازات نتريل',
        product_image: null,
      },
      variant: '',
      variant_arabic: '',
      vendor_id: 3,
      unit_price: 12.5,
      quantity: 2,
      sub_total: 25,
    },
  ],
  currency: 'SAR',
  coupon: null,
  sub_total: 25,
  shipping_cost: 7.5,
  discount: 0,
  tax_amount: 0,
  grand_total: 32.5,
  ...changes,
});

export const orderVendor = (changes: Partial<Order['vendor']> = {}): Order['vendor'] => ({
  id: 3,
  name: 'Gulf Care',
  company_name: 'Gulf Care',
  email: 'sales@gulfcare.test',
  cr_number: '1010123456',
  address: {
    name: 'Gulf Care',
    company_name: '',
    company_address: '',
    phone_number: '+966500000001',
    email: 'sales@gulfcare.test',
    address_1: '12 Olaya Street',
    address_2: '',
    street: '12 Olaya Street',
    city: 'Riyadh',
    state: 'Riyadh Province',
    zip_code: '12211',
    country: 'Saudi Arabia',
    national_address: '',
  },
  ...changes,
});

export const order = (changes: Partial<Order> = {}): Order => ({
  id: 90,
  order_id: 90,
  parent_order_id: 80,
  parcel_count: 1,
  order_no: 'BLS-0123456789',
  order_sub_no: 'BLS-0123456789-1',
  order_date: '2026-11-20T09:30:00Z',
  created_at: '2026-11-20T09:30:00Z',
  status: 'Pending',
  status_code: 1,
  currency: 'SAR',
  sub_total: 25,
  subtotal: 25,
  shipping_cost: 7.5,
  tax_amount: 0,
  discount: 0,
  total_amount: 32.5,
  total: 32.5,
  payment_method: 'cash',
  tracking_id: '',
  track_id: '',
  tracking_information: '',
  label_url: '',
  note: '',
  message: '',
  cancellation_reason: '',
  cancel_requested_at: null,
  cancel_request: null,
  customer_may: 'cancel',
  vendor: orderVendor(),
  user: null,
  shipping_address: null,
  billing_address: null,
  address: null,
  order_products: [],
  ship_by: '2026-11-23',
  is_late: false,
  pickup: null,
  history: [],
  ...changes,
});
