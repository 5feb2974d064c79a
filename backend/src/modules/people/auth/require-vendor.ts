import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../wire/errors.ts';
import { requireUser } from '../../../plugins/session.ts';

/**
 * The signed-in active vendor.
 * @throws AppError 401 for a visitor, 403 for anyone but an active vendor
 */
export const requireVendor = (request: FastifyRequest): { vendorId: number; userId: number } => {
  const { id: userId, vendorId, vendorActive } = requireUser(request);
  if (vendorId === null || vendorActive !== 1) throw new AppError(403, 'forbidden');
  return { vendorId, userId };
};
