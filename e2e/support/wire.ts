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
  sub_total: number;
  discount: number;
  shipping_cost: number;
  total_amount: number;
  message: string;
  cancel_requested_at: string | null;
  vendor: { id: number; company_name: string };
  order_products: { product: { id: number }; quantity: number }[];
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
