import type { components, operations } from './openapi.d.ts';

type Schemas = components['schemas'];

/** What an operation answers beside the keys of every success. */
type AnswerOf<Id extends 'getAdminAuditFilters' | 'listProductReviews'> = Omit<
  operations[Id]['responses'][200]['content']['application/json'],
  keyof Success
>;

export type Currency = Schemas['Currency'];
export type Lang = Schemas['Lang'];
export type PageMeta = Schemas['PageMeta'];
export type ErrorBody = Schemas['ApiError'];
export type Country = Schemas['Country'];
export type State = Schemas['State'];
export type City = Schemas['City'];
export type StoredPlace = Schemas['StoredPlace'];
export type PlaceUsage = Schemas['PlaceUsage'];
export type AdminCountry = Schemas['AdminCountry'];
export type AdminState = Schemas['AdminState'];
export type AdminCity = Schemas['AdminCity'];
export type Address = Schemas['Address'];
export type User = Schemas['User'];
export type Category = Schemas['Category'];
export type AdminCategory = Schemas['AdminCategory'];
export type Picture = Schemas['Picture'];
export type Product = Schemas['Product'];
export type ProductDetail = Schemas['ProductDetail'];
export type ProductSuggestion = Schemas['ProductSuggestion'];
export type VendorSuggestion = Schemas['VendorSuggestion'];
export type Tag = Schemas['Tag'];
export type SitemapEntry = Schemas['SitemapEntry'];
export type Variant = Schemas['Variant'];
export type Review = Schemas['Review'];
export type ProductReview = Schemas['ProductReview'];
export type ProductReviews = AnswerOf<'listProductReviews'>;
export type ReviewRules = Schemas['ReviewRules'];
export type ReviewSummary = Schemas['ReviewSummary'];
export type ShippingRule = Schemas['ShippingRule'];
export type VendorCard = Schemas['VendorCard'];
export type AdminProduct = Schemas['AdminProduct'];
export type AdminProductDetail = Schemas['AdminProductDetail'];
export type VendorProduct = Schemas['VendorProduct'];
export type VendorProductDetail = Schemas['VendorProductDetail'];
export type VendorProductImage = Schemas['VendorProductImage'];
export type VendorVariant = Schemas['VendorVariant'];
export type RelatedOption = Schemas['RelatedOption'];
export type UploadedPicture = Schemas['UploadedPicture'];
export type ProductChange = Schemas['ProductChange'];
export type ImportError = Schemas['ImportError'];
export type ImportReport = Schemas['ImportReport'];
export type CartItem = Schemas['CartItem'];
export type Cart = Schemas['Cart'];
export type CartTotals = Schemas['CartTotals'];
export type AppliedCoupon = Schemas['AppliedCoupon'];
export type WishlistItem = Schemas['WishlistItem'];
export type Order = Schemas['Order'];
export type CancelRequest = Schemas['CancelRequest'];
export type Pickup = Schemas['Pickup'];
export type VendorNotification = Schemas['VendorNotification'];
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
export type PlatformBox = Schemas['PlatformBox'];
export type AdminWaiting = Schemas['AdminWaiting'];
export type TopVendor = Schemas['TopVendor'];
export type Sales = Schemas['Sales'];
export type VendorDashboard = Schemas['VendorDashboard'];
export type SalesBox = Schemas['SalesBox'];
export type SalesBar = Schemas['SalesBar'];
export type SalesPeriod = Schemas['SalesPeriod'];
export type TopProduct = Schemas['TopProduct'];
export type VendorCustomer = Schemas['VendorCustomer'];
export type VendorReport = Schemas['VendorReport'];
export type ReportRow = Schemas['ReportRow'];
export type AuditChoices = AnswerOf<'getAdminAuditFilters'>;
export type AuditEntry = Schemas['AuditEntry'];
export type AreaHealth = Schemas['AreaHealth'];
export type AreaBeacon = Schemas['AreaBeacon'];
export type SearchResult = Schemas['SearchResult'];
export type AdminVendorRow = Schemas['AdminVendorRow'];
export type AdminVendor = Schemas['AdminVendor'];
export type WaitingWork = Schemas['WaitingWork'];
export type SoldCurrency = Schemas['SoldCurrency'];
export type ReportTiles = Schemas['ReportTiles'];
export type GeneralSettings = Schemas['GeneralSettings'];
export type ProductSettings = Schemas['ProductSettings'];
export type PaymentSettings = Schemas['PaymentSettings'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type ShippingRate = Schemas['ShippingRate'];
export type ShippingZone = Schemas['ShippingZone'];
export type VendorReview = Schemas['VendorReview'];
export type AdminCoupon = Schemas['AdminCoupon'];
export type CouponState = Schemas['CouponState'];
export type CouponUse = Schemas['CouponUse'];
export type CurrencyAmounts = Schemas['CurrencyAmounts'];
export type AdminReview = Schemas['AdminReview'];
export type ReviewState = Schemas['ReviewState'];
export type Subscriber = Schemas['Subscriber'];
export type Synonym = Schemas['Synonym'];
export type SearchMiss = Schemas['SearchMiss'];
export type SubscriberState = Schemas['SubscriberState'];
export type ContactMessage = Schemas['ContactMessage'];
export type UnchangedRow = Schemas['UnchangedRow'];
export type Site = Schemas['Site'];
export type SiteContact = Schemas['SiteContact'];
export type SocialLink = Schemas['SocialLink'];
export type SocialNetwork = Schemas['SocialNetwork'];
export type ShippingDefaults = Schemas['ShippingDefaults'];
export type PlatformSettings = Schemas['PlatformSettings'];

/** The keys that every success answer carries beside its own. */
export interface Success {
  status: 200;
  success: true;
  message: string;
}

/** What a change of many rows came to; those that stayed as they were are named, each with why. */
export interface BulkResult extends Success {
  done: number;
  failed: UnchangedRow[];
}
