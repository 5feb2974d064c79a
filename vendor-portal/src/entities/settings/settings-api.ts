import {
  type BankAccount,
  api,
  idTag,
  listTag,
  type CreateVendorShippingZoneRequest,
  type GeneralSettings,
  type PaymentSettings,
  type ProductSettings,
  type ShippingZone,
  type SaveVendorTaxSettingsRequest,
  type Success,
  type TaxSettings,
  staleAfter,
} from '@balsam/shared-api';

/** What is to change of the store's name and address: places by their ids, as text. What is left out stays as it is. */
export type GeneralRequest = Partial<
  Record<'company_name' | 'company_address' | 'company_phone_no' | 'country' | 'state' | 'city' | 'postalCode', string>
> & { updated_at_seen?: string };

/** Settings as they are saved: with the state that the screen showed. */
type Based<Settings extends { updated_at: string }> = Omit<Settings, 'updated_at'> & { updated_at_seen: string };

/** Where a vendor is paid to. */
export interface BankAccounts {
  /** The one that is paid to. */
  verified: BankAccount | null;
  /** The one that was stated last, which may be the same. */
  latest: BankAccount | null;
  /** Why Balsam pays nothing out at the moment. */
  hold_reason: string | null;
}

const GENERAL = idTag('Settings', 'general');
const PRODUCTS = idTag('Settings', 'products');
const SHIPPING = idTag('Settings', 'shipping');
const PAYMENTS = idTag('Settings', 'payments');
const TAX = idTag('Settings', 'tax');
const BANK = idTag('Settings', 'bank');

const dataOf = <Data>({ data }: { data: Data }): Data => data;

// They are saved in one row: each save makes a newer state of all of them.
const STORE = [GENERAL, PRODUCTS, PAYMENTS, TAX, idTag('Settings', 'invoices')];

// What a vendor sets stands on the pages of the vendor's products in the shop.
const withProducts = (...tags: ReturnType<typeof idTag>[]) => [...tags, listTag('Product')];

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The store's name and address; the argument is the id of the vendor's own user. */
    getGeneralSettings: build.query<GeneralSettings, number>({
      query: (userId) => `vendor/general-settings/${userId}`,
      transformResponse: dataOf<GeneralSettings>,
      providesTags: [GENERAL],
    }),
    saveGeneralSettings: build.mutation<
      Success & { data: GeneralSettings },
      { userId: number; settings: GeneralRequest }
    >({
      query: ({ settings }) => ({ url: 'vendor/general-settings', method: 'POST', body: settings }),
      // The frame of every page shows the company's name; the store's country is the one whose tax it is.
      invalidatesTags: staleAfter(({ userId }) =>
        withProducts(...STORE, idTag('User', userId), idTag('Settings', 'identity')),
      ),
    }),
    getProductSettings: build.query<ProductSettings, void>({
      query: () => 'vendor/product-settings',
      transformResponse: dataOf<ProductSettings>,
      providesTags: [PRODUCTS],
    }),
    saveProductSettings: build.mutation<Success & { data: ProductSettings }, Based<ProductSettings>>({
      query: (body) => ({ url: 'vendor/product-settings', method: 'POST', body }),
      invalidatesTags: staleAfter(withProducts(...STORE, listTag('Review'), listTag('Dashboard'))),
    }),
    /** By country, all other countries last. */
    listShippingZones: build.query<ShippingZone[], void>({
      query: () => 'vendor/shipping-zones',
      transformResponse: ({ zones }: { zones: ShippingZone[] }) => zones,
      providesTags: [SHIPPING],
    }),
    /** Adds a zone, or changes the one whose id is given. */
    saveShippingZone: build.mutation<Success, { id?: number; zone: CreateVendorShippingZoneRequest }>({
      query: ({ id, zone }) => ({
        url: id === undefined ? 'vendor/shipping-zones' : `vendor/shipping-zones/${id}`,
        method: 'POST',
        body: zone,
      }),
      invalidatesTags: staleAfter(withProducts(SHIPPING)),
    }),
    removeShippingZone: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/shipping-zones/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter(withProducts(SHIPPING)),
    }),
    getPaymentSettings: build.query<PaymentSettings, void>({
      query: () => 'vendor/payment-settings',
      transformResponse: dataOf<PaymentSettings>,
      providesTags: [PAYMENTS],
    }),
    savePaymentSettings: build.mutation<Success, Based<Omit<PaymentSettings, 'card' | 'provider'>>>({
      query: (body) => ({ url: 'vendor/payment-settings', method: 'POST', body }),
      invalidatesTags: staleAfter(withProducts(...STORE)),
    }),
    getTaxSettings: build.query<TaxSettings, void>({
      query: () => 'vendor/tax-settings',
      transformResponse: dataOf<TaxSettings>,
      providesTags: [TAX],
    }),
    /** Waits for an admin then; the vendor sells as before meanwhile. */
    saveTaxSettings: build.mutation<Success & { data: TaxSettings }, SaveVendorTaxSettingsRequest>({
      query: (body) => ({ url: 'vendor/tax-settings', method: 'POST', body }),
      invalidatesTags: staleAfter(STORE),
    }),
    /** Where the vendor is paid to, which account was stated last, and why payouts are held back. */
    getBankAccounts: build.query<BankAccounts, void>({
      query: () => 'vendor/bank-account',
      transformResponse: dataOf<BankAccounts>,
      providesTags: [BANK],
    }),
    /** Waits for an admin then; the account before is paid to meanwhile. */
    saveBankAccount: build.mutation<Success, Record<'iban' | 'holder' | 'bank', string>>({
      query: (body) => ({ url: 'vendor/bank-account', method: 'POST', body }),
      invalidatesTags: staleAfter([BANK]),
    }),
  }),
});

export const {
  useGetGeneralSettingsQuery,
  useSaveGeneralSettingsMutation,
  useGetProductSettingsQuery,
  useSaveProductSettingsMutation,
  useListShippingZonesQuery,
  useSaveShippingZoneMutation,
  useRemoveShippingZoneMutation,
  useGetPaymentSettingsQuery,
  useSavePaymentSettingsMutation,
  useGetTaxSettingsQuery,
  useSaveTaxSettingsMutation,
  useGetBankAccountsQuery,
  useSaveBankAccountMutation,
} = settingsApi;
