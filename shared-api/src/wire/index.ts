import type { components } from './openapi.d.ts';

type Schemas = components['schemas'];

export type Currency = Schemas['Currency'];
export type Lang = Schemas['Lang'];
export type PageMeta = Schemas['PageMeta'];
export type ErrorBody = Schemas['ApiError'];
export type Country = Schemas['Country'];
export type State = Schemas['State'];
export type City = Schemas['City'];
export type Address = Schemas['Address'];
export type User = Schemas['User'];
export type Category = Schemas['Category'];
export type Picture = Schemas['Picture'];
export type Product = Schemas['Product'];
export type ProductDetail = Schemas['ProductDetail'];
export type ProductSuggestion = Schemas['ProductSuggestion'];
export type Tag = Schemas['Tag'];
export type SitemapEntry = Schemas['SitemapEntry'];
export type Variant = Schemas['Variant'];
export type Review = Schemas['Review'];
export type ProductReview = Schemas['ProductReview'];
export type ProductReviews = Schemas['ProductReviews'];
export type ReviewRules = Schemas['ReviewRules'];
export type ReviewSummary = Schemas['ReviewSummary'];
export type ShippingRule = Schemas['ShippingRule'];
export type VendorCard = Schemas['VendorCard'];
export type AdminProduct = Schemas['AdminProduct'];
export type VendorProduct = Schemas['VendorProduct'];
export type CartItem = Schemas['CartItem'];
export type Cart = Schemas['Cart'];
export type CartTotals = Schemas['CartTotals'];
export type AppliedCoupon = Schemas['AppliedCoupon'];
export type WishlistItem = Schemas['WishlistItem'];
export type Order = Schemas['Order'];
export type OrderStatus = Schemas['OrderStatus'];
export type OrderProduct = Schemas['OrderProduct'];
export type StatusChange = Schemas['StatusChange'];
export type PlacedOrder = Schemas['PlacedOrder'];
export type TrackedOrder = Schemas['TrackedOrder'];
export type TrackedParcel = Schemas['TrackedParcel'];
export type ReorderedLine = Schemas['ReorderedLine'];
export type SkippedLine = Schemas['SkippedLine'];
export type Checkout = Schemas['Checkout'];
export type CheckoutLine = Schemas['CheckoutLine'];
export type Dashboard = Schemas['Dashboard'];
export type Sales = Schemas['Sales'];
export type AdminVendorRow = Schemas['AdminVendorRow'];
export type AdminVendor = Schemas['AdminVendor'];

/** The keys that every success answer carries beside its own. */
export interface Success {
  status: 200;
  success: true;
  message: string;
}
