import { sql } from '../../../../sql/sql.ts';

/**
 * Carrier of the sub-order `part` of the vendor `v`: that of the booked pickup, else the one that the vendor has stated,
 * '' if unknown; and the vendor's own address of its page about parcels, null without one.
 */
export const carrierColumns = sql`
  coalesce((SELECT pickup.carrier FROM pickups pickup
    WHERE pickup.vendor_order_id = part.id AND pickup.booked_at IS NOT NULL AND pickup.cancelled_at IS NULL),
    part.carrier) AS carrier,
  (SELECT own ->> 'tracking_url' FROM jsonb_array_elements(v.carriers) AS own
    WHERE own ->> 'name' = part.carrier) AS carrier_page`;
