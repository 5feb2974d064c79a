import { z } from 'zod';
import { LICENCE_ACTIVITIES } from '../../../facts/licences.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { today } from '../../../calendar/today.ts';

/** Proof of a licence. Its paper stays private. */
export const PublicLicence = z
  .object({
    name: z.string().describe('Name of the licence in the requested language'),
    issuer: z.string().describe('Authority that issued it, in the requested language'),
    activity: z.enum(LICENCE_ACTIVITIES).describe('Activity that it names; empty for none'),
    number: z.string().describe('Number as on the paper'),
    expires_on: z.iso.date().describe('Last day'),
  })
  .meta({ id: 'PublicLicence', description: 'A licence in force of a vendor' });

export interface LicenceInForce extends Omit<z.infer<typeof PublicLicence>, 'name' | 'issuer'> {
  names: [string, string];
  issuers: [string, string];
}

/** Licences in force of the vendor `v` as LicenceInForce: of each type the one that lasts longest. */
export const licencesInForce = sql`(
  SELECT coalesce(json_agg(json_build_object('names', json_build_array(t.name, t.name_ar),
    'issuers', json_build_array(t.issuer, t.issuer_ar), 'activity', l.activity, 'number', l.number, 'expires_on', l.expires_on)
    ORDER BY t.position), '[]')
  FROM (
    SELECT DISTINCT ON (type) type, activity, number, expires_on FROM licences
    WHERE vendor_id = v.id AND state = 'accepted' AND expires_on >= ${today}
    ORDER BY type, expires_on DESC
  ) l JOIN licence_types t ON t.code = l.type)`;

export const toPublicLicences = (rows: readonly LicenceInForce[], lang: Lang): z.infer<typeof PublicLicence>[] =>
  rows.map(({ names, issuers, ...licence }) => ({
    name: localized(lang, ...names),
    issuer: localized(lang, ...issuers),
    ...licence,
  }));
