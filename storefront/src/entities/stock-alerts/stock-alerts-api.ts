import { api, listTag, type StockAlert, type Success, staleAfter } from '@balsam/shared-api';

/** Request for an alert; without a variant, for any variant. Visitors include an e-mail address. */
export interface NewStockAlert {
  product_id: number;
  variant_id: number | null;
  email?: string;
}

const stockAlertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's alerts. Skip unless a customer is signed in. */
    listStockAlerts: build.query<StockAlert[], void>({
      query: () => 'stock-alerts',
      transformResponse: (body: { stock_alerts: StockAlert[] }) => body.stock_alerts,
      providesTags: [listTag('StockAlert')],
    }),
    addStockAlert: build.mutation<Success, NewStockAlert>({
      query: (body) => ({ url: 'stock-alerts', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('StockAlert')]),
    }),
    removeStockAlert: build.mutation<Success, number>({
      query: (id) => ({ url: `stock-alerts/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('StockAlert')]),
    }),
    /** Removes all alerts of the e-mail address that the token belongs to. */
    leaveStockAlerts: build.mutation<Success, { token: string }>({
      query: (body) => ({ url: 'stock-alerts/unsubscribe', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('StockAlert')]),
    }),
  }),
});

export const {
  useListStockAlertsQuery,
  useAddStockAlertMutation,
  useRemoveStockAlertMutation,
  useLeaveStockAlertsMutation,
} = stockAlertsApi;
