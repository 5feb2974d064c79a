import type { z } from 'zod';
import type { PlatformPermission } from '../../../facts/permissions.ts';
import { permittedCounts } from '../../../wire/permitted-counts.ts';
import type { Database } from '../../../database/database.ts';
import { bankAccountCondition, createBankAccountRepository } from '../../money/bank-accounts/repository.ts';
import { createHoldReader } from '../../people/licences/holds.ts';
import { createLicenceRepository, licenceCondition } from '../../people/licences/repository.ts';
import { createAdminCatalogRepository } from '../../catalogue/products/approval/repository.ts';
import { createOrderRepository } from '../../sales/orders/repository.ts';
import { createVendorRepository } from '../../people/vendors/repository.ts';
import { createDashboardRepository } from './repository.ts';
import type { AdminPendingCounts } from './schemas.ts';

const READ_BY: Record<keyof z.infer<typeof AdminPendingCounts>, PlatformPermission> = {
  ...{ vendors: 'vendors.read', identities: 'vendors.read', tax_details: 'vendors.read', bank_accounts: 'money.read' },
  ...{ licences: 'vendors.read', licences_expiring: 'vendors.read', categories_paused: 'vendors.read' },
  ...{ products: 'catalogue.read', changed_products: 'catalogue.read', reports: 'catalogue.read' },
  ...{ reviews: 'marketing.write', messages: 'customers.read', cancel_requests: 'orders.read' },
};

/**
 * Counts the work pending for admins, each with the filter of the list that the number links to.
 * @returns a function of the member's permissions; what they may not read counts as 0
 */
export const createPendingCounter = (database: Database) => {
  const dashboard = createDashboardRepository(database);
  const vendors = createVendorRepository(database);
  const bankAccounts = createBankAccountRepository(database);
  const licences = createLicenceRepository(database);
  const holds = createHoldReader(database);
  const products = createAdminCatalogRepository(database);
  const orders = createOrderRepository(database);

  return async (permissions: readonly string[]): Promise<z.infer<typeof AdminPendingCounts>> => {
    const countLicences = (filter: { state?: 'submitted'; due?: 'expiring' }) =>
      licences.count(licenceCondition({ search: undefined, state: filter.state, due: filter.due }));
    const [newVendors, identities, taxWaiting, accounts, submitted, expiring, paused, ...others] = await Promise.all([
      vendors.count({ waiting: true }),
      vendors.count({ asks: true }),
      vendors.count({ vatState: 'waiting' }),
      bankAccounts.count(bankAccountCondition({ search: undefined, state: 'waiting' })),
      countLicences({ state: 'submitted' }),
      countLicences({ due: 'expiring' }),
      holds.count({ search: undefined }),
      products.count({ approval: 'waiting', status: 'active' }),
      products.count({ approval: 'changed', status: 'active' }),
      orders.count('everybody', { due: 'request' }),
      dashboard.pendingModeration(),
    ]);
    const [waiting, changed, cancelRequests, moderation] = others;
    const counts = {
      vendors: newVendors,
      identities,
      tax_details: taxWaiting,
      bank_accounts: accounts,
      licences: submitted,
      licences_expiring: expiring,
      categories_paused: paused,
      products: waiting,
      changed_products: changed,
      cancel_requests: cancelRequests,
      ...moderation,
    };
    return permittedCounts(counts, READ_BY, permissions);
  };
};
