import type { Database } from '../../../../database/database.ts';
import { notFound } from '../../../../wire/errors.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import { createChangeRepository } from '../changes/repository.ts';
import { createProductRepository } from './repository.ts';
import type { Actor } from './service.ts';

/**
 * Withdraws the pending or declined changes of a product; the live product stays.
 * @returns a function of the vendor and the slug, which throws 404 for a missing product and for another vendor's
 */
export const createChangeWithdrawal = (database: Database) => {
  const products = createProductRepository(database);
  const changes = createChangeRepository(database);
  const auditLog = createAuditLog(database);

  return ({ vendorId, userId }: Actor, slug: string): Promise<void> =>
    database.transaction(async () => {
      const product = await products.lock(vendorId, slug);
      if (!product) throw notFound();
      const { id, name, before } = product;
      await changes.remove(id);
      await products.touch(id);
      const after = await products.audited(id);
      const entry = {
        action: 'product.changes_taken_back',
        entity: 'product',
        entityId: id,
        label: name,
      } as const;
      await auditLog.record({ id: userId, role: 2, vendorId }, { ...entry, before, after });
    });
};
