import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isVatCountry, VAT_COUNTRIES, type VatCountry, type VatRegime } from '../../../facts/vat.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { createTaxRepository, type TaxRow } from './tax-repository.ts';
import type { TaxDecision, TaxSettings, TaxSettingsForm } from './tax-schemas.ts';

const auditedKeys = ['regime', 'vat_state', 'vat_number', 'legal_name', 'legal_name_ar', 'vat_remarks'] as const;
const audited = (row: TaxRow) => Object.fromEntries(auditedKeys.map((key) => [key, row[key]]));

const isSameMoment = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

const countryOf = ({ country }: TaxRow): VatCountry | null => (isVatCountry(country) ? country : null);

const toTaxSettings = (row: TaxRow): z.infer<typeof TaxSettings> => ({
  country: countryOf(row),
  regime: row.regime,
  state: row.vat_state,
  vat_number: row.vat_number,
  legal_name: row.legal_name,
  legal_name_arabic: row.legal_name_ar,
  asked_at: row.vat_asked_at,
  decided_at: row.vat_decided_at,
  remarks: row.vat_remarks,
  updated_at: row.updated_at,
});

const assertNumber = (row: TaxRow, vatNumber: string) => {
  const country = countryOf(row);
  if (country === null) throw invalidField('vat_number', 'vat.country_unknown');
  if (!new RegExp(VAT_COUNTRIES[country].number).test(vatNumber))
    throw invalidField('vat_number', `vat.number_invalid_${country.toLowerCase()}`);
};

const isKnownThere = (country: VatCountry | null, regime: VatRegime): boolean =>
  country !== null && VAT_COUNTRIES[country].regimes.some((known) => known === regime);

/**
 * Tax registration of vendors: the vendor submits it, an admin reviews it. Until then the default regime of unverified
 * vendors in the country applies.
 */
export const createTaxSettings = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const vendors = createTaxRepository(database);
  const auditLog = createAuditLog(database);

  const found = (row: TaxRow | null): TaxRow => {
    if (!row) throw notFound();
    return row;
  };

  const record = async (actor: SessionUser, action: AuditAction, before: TaxRow) => {
    const { id: entityId, company_name: label } = before;
    const after = audited(found(await vendors.find(entityId)));
    await auditLog.record(actor, { action, entity: 'vendor', entityId, label, before: audited(before), after });
  };

  const notify = (
    { id: vendorId, email: recipient, lang, firstname, vat_number }: TaxRow,
    template: string,
    remarks: string,
  ) =>
    outbox.enqueue({
      eventId: `vendor-tax:${randomUUID()}`,
      ...{ template, recipient, lang, store: { vendorId, permission: 'money.read' } },
      payload: { firstname, vat_number, remarks },
    });

  /** @throws AppError if the decision concerns another number or other names, or an impossible regime */
  const assertDecidable = (row: TaxRow, { decision, regime, vat_number: seen, asked_at: seenAt }: TaxDecision) => {
    if (seen !== row.vat_number || (seenAt !== undefined && !isSameMoment(seenAt, row.vat_asked_at)))
      throw new AppError(409, 'vat_number_changed');
    if (decision === 'reject') {
      if (row.vat_number === '') throw new AppError(409, 'vat_number_changed');
      return;
    }
    if (!isKnownThere(countryOf(row), regime)) throw invalidField('regime', 'vat.regime_unknown_there');
    if (regime === 'registered' && row.vat_number === '') throw invalidField('regime', 'vat.number_missing');
    if (regime === 'registered' && row.vat_state === 'rejected') throw invalidField('regime', 'vat.number_rejected');
  };

  return {
    /** @throws AppError 404 if the vendor is gone */
    async read(vendorId: number): Promise<z.infer<typeof TaxSettings>> {
      return toTaxSettings(found(await vendors.find(vendorId)));
    },

    /**
     * Submits a VAT number and legal names. The current regime applies until they are reviewed.
     * @throws AppError 409 if it was saved in the meantime, 422 on `vat_number` if it does not match the country's
     * format or belongs to another vendor
     */
    ask: ({ vendorId, actor }: VendorActor, form: TaxSettingsForm): Promise<void> =>
      database.transaction(async () => {
        const before = found(await vendors.lock(vendorId));
        assertUnchangedSince(before.updated_at, form.updated_at_seen);
        assertNumber(before, form.vat_number);
        if (await vendors.isTaken(form.vat_number, vendorId)) throw invalidField('vat_number', 'vat.number_taken');
        const stated = [before.vat_number, before.legal_name, before.legal_name_ar];
        const isSame = isDeepStrictEqual(stated, [form.vat_number, form.legal_name, form.legal_name_arabic]);
        if (isSame && before.vat_state !== 'rejected') return;
        await vendors.ask(vendorId, form);
        await record(actor, 'vendor.tax_asked', before);
      }),

    /**
     * Verifies a vendor, whose sales are under the given regime from now on, or rejects the details.
     * @throws AppError 404 for an unknown vendor, 409 if the number differs from the reviewed one, 422 on `regime`
     */
    decide: (admin: SessionUser, vendorId: number, decision: TaxDecision): Promise<void> =>
      database.transaction(async () => {
        const before = found(await vendors.lock(vendorId));
        assertDecidable(before, decision);
        const isVerified = decision.decision === 'verify';
        await vendors.decide(vendorId, admin.id, isVerified ? decision.regime : null, decision.remarks);
        await record(admin, isVerified ? 'vendor.tax_verified' : 'vendor.tax_rejected', before);
        await notify(before, isVerified ? 'tax-verified' : 'tax-rejected', decision.remarks);
      }),
  };
};
