import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createLotLedger } from '../../../ledger/lots.ts';
import { insertMails } from '../../../mail/outbox.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createMemberRepository } from '../../people/team/member-repository.ts';
import type { RecallOwner } from './owner.ts';
import { createRecallRepository, type LockedRecall } from './repository.ts';
import type { CloseForm, LiftForm, OpenForm, RecallForm } from './schemas.ts';

/** Author of a change: an admin, or a vendor for their own products. */
export interface RecallActor {
  vendorId: RecallOwner;
  actor: SessionUser;
}

/** Recalls: stopped stock first, then everybody is told. */
export const createRecallService = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const recalls = createRecallRepository(database);
  const lots = createLotLedger(database);
  const auditLog = createAuditLog(database);
  const admins = createMemberRepository(database);

  /** @throws AppError 404; 409 changed in the meantime, or in none of the states */
  const lock = async (
    { vendorId }: RecallActor,
    id: number,
    states: readonly LockedRecall['state'][],
    seen?: Seen,
  ): Promise<LockedRecall> => {
    const recall = await recalls.lock(vendorId, id);
    if (!recall) throw notFound();
    assertUnchangedSince(recall.updated_at, seen);
    if (!states.includes(recall.state)) throw new AppError(409, 'recall_changed');
    return recall;
  };

  const record = (
    { actor }: RecallActor,
    action: AuditAction,
    { id, recall_no: label }: Pick<LockedRecall, 'id' | 'recall_no'>,
    after: Record<string, unknown>,
  ) => auditLog.record(actor, { action, entity: 'recall', entityId: id, label, before: null, after });

  /** @throws AppError 422 for an unknown or foreign product, or a lot of none of them */
  const checkScope = async (
    { vendorId }: RecallActor,
    {
      product_ids: productIds,
      lot_ids: lotIds,
      sold_from: soldFrom,
    }: Pick<RecallForm, 'product_ids' | 'lot_ids' | 'sold_from'>,
  ) => {
    const products = await recalls.scope(vendorId, productIds, lotIds);
    const unknown = productIds.findIndex((id) => !products.some((product) => product.id === id));
    if (unknown >= 0) throw invalidField(`product_ids.${unknown}`, 'recalls.product_unknown');
    const known = new Set(products.flatMap(({ lot_ids: ids }) => ids));
    const foreign = lotIds.findIndex((id) => !known.has(id));
    if (foreign >= 0) throw invalidField(`lot_ids.${foreign}`, 'recalls.lot_unknown');
    const empty = products.find(({ tracks_lots: tracks, lot_ids: ids }) => tracks && ids.length === 0);
    if (empty) throw invalidField('lot_ids', { key: 'recalls.lots_required', params: { name: empty.name } });
    const whole = products.find(({ tracks_lots: tracks }) => !tracks);
    if (whole && soldFrom === null)
      throw invalidField('sold_from', { key: 'recalls.sold_from_required', params: { name: whole.name } });
    return products;
  };

  /** Stops or releases stock; the products are locked. */
  const settle = async (productIds: readonly number[]) => {
    await recalls.settleProducts(productIds);
    await lots.settle(productIds);
  };

  const tellVendors = async ({ id, recall_no, title, title_ar, product_ids: productIds }: LockedRecall) => {
    const vendors = await recalls.vendorsOf(productIds);
    const payload = { id, recall_no, title, title_arabic: title_ar };
    await database.query(
      insertMails(
        vendors.map(({ id: vendorId, email, lang, company_name }) => ({
          ...{ eventId: `recall-vendor:${id}:${vendorId}`, template: 'recall-vendor', recipient: email, lang },
          store: { vendorId, permission: 'catalogue.read' as const },
          payload: { ...payload, company_name },
        })),
      ),
    );
  };

  const tellAdmins = async ({ id, recall_no, title, title_ar, vendor_id: vendorId }: LockedRecall) => {
    const [names] = vendorId === null ? [] : await recalls.namesOf(vendorId);
    if (!names) return;
    const payload = { id, recall_no, title, title_arabic: title_ar, ...names };
    await database.query(
      insertMails(
        (await admins.recipients('catalogue.read')).map(({ email: recipient, lang }) => ({
          ...{ eventId: `recall-opened:${id}`, template: 'recall-opened-by-vendor', recipient, lang, payload },
        })),
      ),
    );
  };

  return {
    /** Stores a draft, which stops nothing yet. @returns its id. @throws AppError 422 */
    create: (owner: RecallActor, form: RecallForm): Promise<number> =>
      database.transaction(async () => {
        await checkScope(owner, form);
        const id = await recalls.insert(owner.vendorId, form, owner.actor.id);
        await recalls.addScope(id, form.product_ids, form.lot_ids);
        const stored = await recalls.lock(owner.vendorId, id);
        await record(owner, 'recall.created', { id, recall_no: stored?.recall_no ?? '' }, { title: form.title });
        return id;
      }),

    /**
     * Changes a draft. Of an open recall the texts change, and products and batches are added.
     * @throws AppError 404; 409; 422
     */
    edit: (owner: RecallActor, id: number, form: RecallForm): Promise<void> =>
      database.transaction(async () => {
        const recall = await lock(owner, id, ['draft', 'open'], form.updated_at_seen);
        await checkScope(owner, form);
        if (recall.state === 'draft') {
          await recalls.update(id, form);
          const goneProducts = recall.product_ids.filter((each) => !form.product_ids.includes(each));
          const goneLots = recall.lot_ids.filter((each) => !form.lot_ids.includes(each));
          await recalls.lift(id, goneProducts, goneLots, 'draft');
          await recalls.addScope(id, form.product_ids, form.lot_ids);
        } else {
          await recalls.widen(id, form);
          await recalls.addScope(id, form.product_ids, form.lot_ids);
          await settle(form.product_ids);
          await tellVendors({ ...recall, product_ids: form.product_ids });
        }
        await record(owner, 'recall.edited', recall, { title: form.title });
      }),

    /**
     * Stops the stock of a recall in one short transaction; its buyers are told afterwards. Waits for sales of its
     * products, and later ones see it.
     * @throws AppError 404; 409; 422 for a wrong number
     */
    open: (
      owner: RecallActor,
      id: number,
      { recall_no, updated_at_seen: seen }: z.infer<typeof OpenForm>,
    ): Promise<void> =>
      database.transaction(async () => {
        const recall = await lock(owner, id, ['draft'], seen);
        if (recall_no.toUpperCase() !== recall.recall_no)
          throw new AppError(422, 'recall_number_wrong', {
            fields: { recall_no: ['errors.recall_number_wrong'] },
          });
        await checkScope(owner, recall);
        await recalls.open(id, owner.actor.id);
        await settle(recall.product_ids);
        await tellVendors(recall);
        await tellAdmins(recall);
        await record(owner, 'recall.opened', recall, { title: recall.title });
      }),

    /** @throws AppError 404; 409 unless it is a draft */
    discard: (owner: RecallActor, id: number, seen: Seen): Promise<void> =>
      database.transaction(async () => {
        const recall = await lock(owner, id, ['draft'], seen);
        await recalls.discard(id);
        await record(owner, 'recall.discarded', recall, { title: recall.title });
      }),

    /** Puts products or batches that are not concerned after all back on sale. @throws AppError 404; 409; 422 */
    lift: (owner: RecallActor, id: number, form: z.infer<typeof LiftForm>): Promise<void> =>
      database.transaction(async () => {
        const recall = await lock(owner, id, ['open', 'closed']);
        await recalls.scope(null, recall.product_ids, []);
        await recalls.lift(id, form.product_ids, form.lot_ids, form.reason);
        await recalls.liftEmpty(id, form.reason);
        await settle(recall.product_ids);
        await record(owner, 'recall.lifted', recall, { reason: form.reason });
      }),

    /** Closes a recall with its report; its stock stays stopped. @throws AppError 404; 409 while people are not told or parcels held; 422 */
    close: (owner: RecallActor, id: number, form: z.infer<typeof CloseForm>): Promise<void> =>
      database.transaction(async () => {
        const recall = await lock(owner, id, ['open'], form.updated_at_seen);
        const figures = (await recalls.detail(null, id))?.figures;
        if (!figures) throw notFound();
        if (recall.cases_done_at === null || figures.held_parcels > 0) throw new AppError(409, 'recall_unfinished');
        const isShort = figures.acknowledged * 100 < figures.cases * figures.target || figures.unaccounted > 0;
        if (isShort && form.shortfall_reason === '')
          throw invalidField('shortfall_reason', 'recalls.shortfall_required');
        await recalls.forgetReminders(id);
        await recalls.close(id, owner.actor.id, form);
        await record(owner, 'recall.closed', recall, { conclusion: form.conclusion });
      }),
  };
};
