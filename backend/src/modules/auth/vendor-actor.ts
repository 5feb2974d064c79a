import type { FastifyRequest } from 'fastify';
import { requireUser, type SessionUser } from '../../plugins/session.ts';
import { requireVendor } from './require-vendor.ts';

/** Whose things are changed, and who changes them. */
export interface VendorActor {
  vendorId: number;
  actor: SessionUser;
}

/** The vendor who is asking. @throws AppError 401 for a visitor, 403 for anybody but a vendor who is active */
export const vendorActorOf = (request: FastifyRequest): VendorActor => ({
  vendorId: requireVendor(request).vendorId,
  actor: requireUser(request),
});
