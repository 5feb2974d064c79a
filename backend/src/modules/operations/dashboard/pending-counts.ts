import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { bankAccountCondition, createBankAccountRepository } from '../../money/bank-accounts/repository.ts';
import { createAdminCatalogRepository } from '../../catalogue/products/approval/repository.ts';
import { createOrderRepository } from '../../sales/orders/repository.ts';
import { createVendorRepository } from '../../people/vendors/repository.ts';
import { createDashboardRepository } from './repository.ts';
import type { AdminPendingCounts } from './schemas.ts';

/** Counts the work pending for admins, each with the filter of the list that the number links to. */
export const createPendingCounter = (database: Database) => {
  const dashboard = createDashboardRepository(database);
  const vendors = createVendorRepository(database);
  const bankAccounts = createBankAccountRepository(database);
  const products = createAdminCatalogRepository(database);
  const orders = createOrderRepository(database);

  return async (): Promise<z.infer<typeof AdminPendingCounts>> => {
    const [newVendors, identities, taxWaiting, accounts, waiting, changed, cancelRequests, moderation] =
      await Promise.all([
        vendors.count({ waiting: true }),
        vendors.count({ asks: true }),
        vendors.count({ vatState: 'waiting' }),
        bankAccounts.count(bankAccountCondition({ search: undefined, state: 'waiting' })),
        products.count({ approval: 'waiting', status: 'active' }),
        products.count({ approval: 'changed', status: 'active' }),
        orders.count('everybody', { due: 'request' }),
        dashboard.pendingModeration(),
      ]);
    return {
      vendors: newVendors,
      identities,
      tax_details: taxWaiting,
      bank_accounts: accounts,
      products: waiting,
      changed_products: changed,
      cancel_requests: cancelRequests,
      ...moderation,
    };
  };
};
