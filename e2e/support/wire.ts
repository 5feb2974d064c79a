/** A product as far as the journeys look at it. */
export interface Product {
  id: number;
  slug: string;
  name: string;
  name_arabic: string;
  price: number;
  price_sar: number;
  price_bhd: number;
  price_usd: number;
  stock: number;
  has_variants: boolean;
  rating: number;
  total_reviews: number;
  category: { id: number };
  vendor: { id: number; company_name: string };
}

export interface Category {
  id: number;
  slug: string;
  name: string;
  name_arabic: string;
  product_count: number;
}

export interface Variant {
  id: number;
  value: string;
  value_arabic: string;
  sku: string;
  price: number;
  stock: number;
}

/** A product as its own page shows it. */
export interface ProductDetail extends Product {
  variants: Variant[];
  images: { url: string; variant_id: number | null }[];
  tags: { slug: string; name: string }[];
  shipping: { flat_fee: number; free_from: number | null; arrives_from: string; arrives_to: string };
}

/** What one vendor would sell from a cart. Amounts in major units. */
export interface CartGroup {
  vendor: { id: number; company_name: string };
  cart_items: { id: number; quantity: number; unit_price: number; sub_total: number; product: { id: number } }[];
  sub_total: number;
  discount: number;
  shipping: { free_from: number | null } | null;
  shipping_cost: number;
  missing_for_free_shipping: number | null;
}

export interface CartContents {
  data: CartGroup[];
  totals: { sub_total: number; discount: number; shipping_cost: number; total: number };
}

/** One vendor's part of an order. */
export interface VendorOrder {
  id: number;
  order_no: string;
  order_sub_no: string;
  status: string;
  currency: 'SAR' | 'BHD' | 'USD';
  sub_total: number;
  discount: number;
  shipping_cost: number;
  tax_amount: number;
  total_amount: number;
  message: string;
  tracking_id: string;
  cancel_requested_at: string | null;
  ship_by: string | null;
  vendor: { id: number; company_name: string };
  shipping_address: { city: string; country: string } | null;
  order_products: {
    product: { id: number; name: string; name_arabic: string; price: number; sku: string };
    quantity: number;
    sub_total: number;
  }[];
  history: { to: string }[];
}

export interface Line {
  product_id: number;
  quantity: number;
}

export interface Tag {
  slug: string;
  name: string;
  product_count: number;
}

export interface Place {
  id: number;
  name: string;
}

/** A vendor's name and address; the places by their ids. */
export interface Store {
  company_name: string;
  company_address: string;
  country: number | null;
  postal_code: string;
}

/** A product as its vendor writes it. Prices in major units. */
export interface NewProduct {
  name: string;
  arabic_name: string;
  description: string;
  arabic_description: string;
  sku: string;
  barcode: string;
  category_id: number;
  status: 'active' | 'draft';
  stock: number;
  price_sar: number;
  price_bhd: number;
  price_usd: number;
}

/** A product in its vendor's list. */
export interface VendorProduct {
  id: number;
  slug: string;
  name: string;
  name_arabic: string;
  sku: string;
  status: 'active' | 'draft';
  approval_status: 0 | 1;
  in_stock: number;
  price: number;
}

/** What an admin sets for the whole marketplace. Amounts in major units. */
export interface PlatformSettings {
  default_currency: string;
  contact: {
    emails: string[];
    phones: string[];
    address: string;
    address_arabic: string;
    latitude: number;
    longitude: number;
  };
  social: { network: string; url: string }[];
  shipping_defaults: {
    flat_fee: Record<'SAR' | 'BHD' | 'USD', number>;
    free_from: Record<'SAR' | 'BHD' | 'USD', number | null>;
    handling_days_min: number;
    handling_days_max: number;
  };
  updated_at: string | null;
}

/** How one part of the site fares in its visitors' browsers. */
export interface AreaHealth {
  area: string;
  failures_24h: number;
}
