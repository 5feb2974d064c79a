import {
  api,
  CURRENCIES,
  listTag,
  staleAfter,
  type CarrierCash,
  type Currency,
  type PageMeta,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';

/** `search`: part of an order number or a vendor's name; `older_than`: days since collection. */
export const CARRIER_CASH_FILTERS = {
  search: 'text',
  currency: CURRENCIES,
  older_than: ['7', '14', '30'],
} as const satisfies ListFilters<string>;

type CarrierCashQuery = Record<keyof typeof CARRIER_CASH_FILTERS, string> & PageQuery;

/** A page of cash held by carriers, with the totals of the whole list by currency. */
export interface CarrierCashPage extends ListPage<CarrierCash> {
  totals: { currency: Currency; amount: number; parts: number }[];
}

/** A remittance of cash on delivery, in major units of its currency. */
export interface Remittance {
  bank_reference: string;
  /** In Riyadh, YYYY-MM-DD. */
  day: string;
  currency: Currency;
  amount: number;
  order_sub_nos: string[];
}

type Answer = { data: { parts: CarrierCash[]; totals: CarrierCashPage['totals']; meta: PageMeta } };

export const carriersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sub-orders whose cash has not been remitted, oldest first. */
    listCarrierCash: build.query<CarrierCashPage, CarrierCashQuery>({
      query: (query) => ({ url: 'admin/money/carrier-cash', params: listParams(query) }),
      transformResponse: ({ data: { parts, totals, meta } }: Answer) => ({ rows: parts, totals, meta }),
      providesTags: [listTag('Money')],
    }),
    /** Fails with 422 if the amount differs from the orders' total, and with 409 if one was remitted before. */
    remit: build.mutation<Success, Remittance>({
      query: (body) => ({ url: 'admin/money/remittances', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Money')]),
    }),
  }),
});

export const { useListCarrierCashQuery, useRemitMutation } = carriersApi;
