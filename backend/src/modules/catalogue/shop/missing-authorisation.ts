import { sql } from '../../../sql/sql.ts';
import { today } from '../../../calendar/today.ts';

/** Facts that an authorisation consists of, by authority. */
export const AUTHORISATION_FACTS = [
  ...(['sfda_number', 'sfda_class', 'sfda_expires_on'] as const),
  ...(['nhra_number', 'nhra_class', 'nhra_expires_on'] as const),
] as const;

export type AuthorisationFact = (typeof AUTHORISATION_FACTS)[number];

/**
 * AuthorisationFacts that the product `p` lacks for its category, or that are no longer in force; an array, empty if the
 * category requires none. Only devices and diagnostics have a class.
 */
export const missingAuthorisation = sql`coalesce((
  SELECT array_remove(ARRAY[
    CASE WHEN stated.number = '' THEN stated.authority || '_number' END,
    CASE WHEN stated.class = '' AND p.product_kind IN ('', 'device', 'ivd') THEN stated.authority || '_class' END,
    CASE WHEN stated.number <> '' AND p.authorised_until < ${today}
      THEN stated.authority || '_expires_on' END], NULL)
  FROM vendors seller
  JOIN countries home ON home.id = seller.country_id AND home.iso2 IN ('SA', 'BH')
  JOIN categories shelf ON shelf.id = p.category_id AND shelf.authorisation_required
  CROSS JOIN LATERAL (
    SELECT CASE home.iso2 WHEN 'BH' THEN 'nhra' ELSE 'sfda' END AS authority,
      CASE home.iso2 WHEN 'BH' THEN p.nhra_number ELSE p.sfda_number END AS number,
      CASE home.iso2 WHEN 'BH' THEN p.nhra_class ELSE p.sfda_class END AS class
  ) stated
  WHERE seller.id = p.vendor_id), '{}')`;
