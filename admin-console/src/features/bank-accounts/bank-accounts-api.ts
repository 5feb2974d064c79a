import { api, listTag, staleAfter, type AdminBankAccount, type Success } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a vendor's name or of the account holder's. */
export const BANK_ACCOUNT_FILTERS = {
  search: 'text',
  state: ['waiting', 'verified', 'rejected', 'replaced'],
} as const satisfies ListFilters<string>;

type BankAccountsQuery = Record<keyof typeof BANK_ACCOUNT_FILTERS, string> & PageQuery;

/** An admin's decision on an account; the remarks of a rejection are shown to the vendor. */
export interface BankAccountDecision {
  id: number;
  decision: 'verify' | 'reject';
  remarks: string;
}

export const bankAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Bank accounts submitted by vendors, newest first. */
    listBankAccounts: build.query<ListPage<AdminBankAccount>, BankAccountsQuery>({
      query: (query) => ({ url: 'admin/bank-accounts', params: listParams(query) }),
      transformResponse: toListPage('bank_accounts'),
      providesTags: [listTag('Money')],
    }),
    /** Fails with 409 if the account was decided before. */
    decideBankAccount: build.mutation<Success, BankAccountDecision>({
      query: ({ id, ...body }) => ({ url: `admin/bank-accounts/${id}`, method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Money'), listTag('Dashboard')]),
    }),
  }),
});

export const { useListBankAccountsQuery, useDecideBankAccountMutation } = bankAccountsApi;
