import {
  type BankAccount,
  api,
  idTag,
  listTag,
  type CreateVendorShippingZoneRequest,
  type GeneralSettings,
  type HolidayForm,
  type PaymentSettings,
  type ProductSettings,
  type ShippingZone,
  type SaveVendorTaxSettingsRequest,
  type StoreHolidayState,
  type Success,
  type TaxSettings,
  staleAfter,
} from '@balsam/shared-api';

/** Changes to the store's name and address. Places are ids as text. Omitted fields stay unchanged. */
export type GeneralRequest = Partial<
  Record<'company_name' | 'company_address' | 'company_phone_no' | 'country' | 'state' | 'city' | 'postalCode', string>
> & { updated_at_seen?: string };

/** Settings to save, with the `updated_at` shown on screen. */
type Based<Settings extends { updated_at: string }> = Omit<Settings, 'updated_at'> & { updated_at_seen: string };

export interface BankAccounts {
  /** Account that payouts go to. */
  verified: BankAccount | null;
  /** Account stated last; may be the same. */
  latest: BankAccount | null;
  /** Reason why Balsam holds payouts back at the moment. */
  hold_reason: string | null;
}

const GENERAL = idTag('Settings', 'general');
const PRODUCTS = idTag('Settings', 'products');
const SHIPPING = idTag('Settings', 'shipping');
const PAYMENTS = idTag('Settings', 'payments');
const TAX = idTag('Settings', 'tax');
const BANK = idTag('Settings', 'bank');
const HOLIDAY = idTag('Settings', 'holiday');

const dataOf = <Data>({ data }: { data: Data }): Data => data;

// All store settings share one database row, so saving any of them makes the others stale.
const STORE = [GENERAL, PRODUCTS, PAYMENTS, TAX, HOLIDAY, idTag('Settings', 'invoices')];

// Product pages in the shop show the vendor's settings.
const withProducts = (...tags: ReturnType<typeof idTag>[]) => [...tags, listTag('Product')];

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Name and address of the store; the argument is the vendor's user id. */
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
      // The layout shows the company name, and the store's country determines its tax.
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
    /** By country; the zone for all other countries comes last. */
    listShippingZones: build.query<ShippingZone[], void>({
      query: () => 'vendor/shipping-zones',
      transformResponse: ({ zones }: { zones: ShippingZone[] }) => zones,
      providesTags: [SHIPPING],
    }),
    /** Adds a zone, or updates the one with this id. */
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
    savePaymentSettings: build.mutation<
      Success,
      Based<Pick<PaymentSettings, 'cod_enabled' | 'updated_at'> & Partial<Pick<PaymentSettings, 'cod_guests'>>>
    >({
      query: (body) => ({ url: 'vendor/payment-settings', method: 'POST', body }),
      invalidatesTags: staleAfter(withProducts(...STORE)),
    }),
    getTaxSettings: build.query<TaxSettings, void>({
      query: () => 'vendor/tax-settings',
      transformResponse: dataOf<TaxSettings>,
      providesTags: [TAX],
    }),
    /** The change needs an admin's approval. Until then, the vendor sells as before. */
    saveTaxSettings: build.mutation<Success & { data: TaxSettings }, SaveVendorTaxSettingsRequest>({
      query: (body) => ({ url: 'vendor/tax-settings', method: 'POST', body }),
      invalidatesTags: staleAfter(STORE),
    }),
    /** The current or next holiday, and what is still to ship. */
    getHoliday: build.query<StoreHolidayState, void>({
      query: () => 'vendor/holiday',
      providesTags: [HOLIDAY],
    }),
    saveHoliday: build.mutation<Success & StoreHolidayState, { userId: number; holiday: HolidayForm }>({
      query: ({ holiday }) => ({ url: 'vendor/holiday', method: 'POST', body: holiday }),
      // The layout shows a running holiday.
      invalidatesTags: staleAfter(({ userId }) => withProducts(...STORE, idTag('User', userId))),
    }),
    endHoliday: build.mutation<Success, { userId: number }>({
      query: () => ({ url: 'vendor/holiday', method: 'DELETE' }),
      invalidatesTags: staleAfter(({ userId }) => withProducts(...STORE, idTag('User', userId))),
    }),
    /** Account paid to, account stated last, and the reason if payouts are held back. */
    getBankAccounts: build.query<BankAccounts, void>({
      query: () => 'vendor/bank-account',
      transformResponse: dataOf<BankAccounts>,
      providesTags: [BANK],
    }),
    /** The account needs an admin's approval. Until then, payouts go to the previous one. */
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
  useGetHolidayQuery,
  useSaveHolidayMutation,
  useEndHolidayMutation,
  useGetBankAccountsQuery,
  useSaveBankAccountMutation,
} = settingsApi;
