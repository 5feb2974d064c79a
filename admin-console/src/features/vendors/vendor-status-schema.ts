import type { AdminVendor } from '@balsam/shared-api';
import { object, string, type InferType } from 'yup';
import { textKey } from '../../locales/texts.ts';
import type { VendorStatusUpdate } from './vendors-api.ts';

const CODES: Partial<Record<string, AdminVendor['active']>> = { '0': 0, '1': 1, '2': 2 };

/** @param active status code as text, as in the select */
export const isRejection = (active: string): boolean => CODES[active] === 2;

export const vendorStatusSchema = object({
  active: string().required(textKey('vendors.statusRequired')),
  remarks: string().trim().default(''),
});

/** Form values, and `updated_at` of the loaded version. */
export type VendorStatusValues = InferType<typeof vendorStatusSchema> & { updated_at: string };

export const toStatusValues = ({ active, rejection_remarks, updated_at }: AdminVendor): VendorStatusValues => ({
  active: String(active),
  remarks: rejection_remarks,
  updated_at,
});

/** Request body; `remarks` are sent with a rejection only. */
export function toRequest(id: number, { updated_at: seen, ...values }: VendorStatusValues): VendorStatusUpdate {
  const { active, remarks } = vendorStatusSchema.cast(values);
  return { id, active: CODES[active] ?? 0, updated_at_seen: seen, ...(isRejection(active) && remarks && { remarks }) };
}
