import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../../../wire/errors.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../../people/auth/vendor-actor.ts';
import { createStatusMail } from '../status/mail.ts';
import { createStatusRepository } from '../status/repository.ts';
import { assertStatusSeen, isSent, isUnderway } from '../status/status.ts';
import { createShipmentRepository } from './repository.ts';
import type { ShipmentForm } from './schemas.ts';

/** Carrier and tracking number of a parcel that the vendor sends without a pickup of ours. */
export const createShipmentService = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const orders = createStatusRepository(database);
  const shipments = createShipmentRepository(database);
  const mail = createStatusMail(outbox);
  const auditLog = createAuditLog(database);

  return {
    carriers: shipments.carriers,

    /**
     * States them, or removes them if the number is empty. The customer of a shipped parcel is notified of a new number.
     * @throws AppError 404 if missing or another vendor's, 409 if the status is not the seen one, a pickup is booked, or
     * the order is completed or cancelled
     */
    save: ({ vendorId, actor }: VendorActor, id: number, form: ShipmentForm): Promise<void> =>
      database.transaction(async () => {
        const { carrier, tracking_number: tracking_id, tracking_url } = form;
        const row = await orders.lock({ vendorId }, id);
        if (!row) throw notFound();
        assertStatusSeen(row.status, form.status_seen);
        if (!isUnderway(row.status)) throw new AppError(409, 'parcel_closed');
        if (await shipments.hasPickup(id)) throw new AppError(409, 'pickup_scheduled');
        if (tracking_url !== '') await shipments.keepCarrier(vendorId, { name: carrier, tracking_url });
        await shipments.write(id, carrier, tracking_id);
        await auditLog.record(actor, {
          ...{ action: 'order.tracking', entity: 'order', entityId: id, label: row.order_sub_no },
          before: { carrier: row.carrier, tracking_id: row.tracking_id },
          after: { carrier, tracking_id, ...(tracking_url !== '' && { tracking_url }) },
        });
        const isNew = carrier !== row.carrier || tracking_id !== row.tracking_id;
        if (!isNew || tracking_id === '' || !isSent(row.status)) return;
        const saved = await orders.lock({ vendorId }, id);
        if (saved) await mail.numberChanged(saved, await orders.lines(id));
      }),
  };
};
