import type { FastifyRequest } from 'fastify';
import { requireUser, type SessionUser } from '../../../plugins/session.ts';
import { requireVendor } from './require-vendor.ts';

/** Vendor whose data is changed, and the user who changes it. */
export interface VendorActor {
  vendorId: number;
  actor: SessionUser;
}

/**
 * The signed-in active vendor as actor.
 * @throws AppError 401 for a visitor, 403 for anyone but an active vendor
 */
export const vendorActorOf = (request: FastifyRequest): VendorActor => ({
  vendorId: requireVendor(request).vendorId,
  actor: requireUser(request),
});
