import type { FastifyInstance } from 'fastify';
import { invalidField, notFound } from '../../../wire/errors.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createVendorDecisions } from './decisions.ts';
import { createVendorFiles } from './files.ts';
import { createIdentityRepository, type Identity, type StoredIdentity } from './identity-repository.ts';
import type { IdentityDecision, IdentityForm } from './identity-schemas.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import { createVendorRepository } from './repository.ts';

const only = ({ company_name, company_name_ar, cr_number }: Identity): Identity => ({
  company_name,
  company_name_ar,
  cr_number,
});

const keys = ['company_name', 'company_name_ar', 'cr_number'] as const;
const isSame = (one: Identity, other: Identity) => keys.every((key) => one[key] === other[key]);

/** A vendor's request awaiting a decision. */
const openRequest = ({ requested }: StoredIdentity) => (requested?.declined_at === null ? requested : null);

/** Name and registration of vendors. Changes take effect after review. */
export const createVendorIdentity = (app: Pick<FastifyInstance, 'database' | 'files' | 'outbox'>) => {
  const { database } = app;
  const identities = createIdentityRepository(database);
  const vendors = createVendorRepository(database);
  const decisions = createVendorDecisions(app);
  const vendorFiles = createVendorFiles(app);
  const notifications = createNotifications(database);
  const auditLog = createAuditLog(database);

  const lock = async (vendorId: number): Promise<StoredIdentity> => {
    const row = await identities.lock(vendorId);
    if (!row) throw notFound();
    return row;
  };

  const record = (actor: SessionUser, action: AuditAction, row: StoredIdentity, after: Record<string, unknown>) =>
    auditLog.record(actor, {
      action,
      entity: 'vendor',
      entityId: row.vendor_id,
      label: row.company_name,
      before: { ...only(row) },
      after,
    });

  /**
   * Requires the lock on the vendor.
   * @returns the id of the certificate that is no longer needed
   */
  const request = async (row: StoredIdentity, wanted: Identity, newFileId: number | null) => {
    const requested = openRequest(row);
    const certificateId = newFileId ?? requested?.cr_file_id ?? null;
    if (wanted.cr_number !== row.cr_number && certificateId === null)
      throw invalidField('cr_certificate', 'vendors.certificate_for_number');
    const isBack = newFileId === null && isSame(wanted, row);
    if (isBack) await identities.remove(row.vendor_id);
    else await identities.ask(row.vendor_id, wanted, certificateId);
    const before = row.requested?.cr_file_id ?? null;
    return before !== null && (isBack || before !== certificateId) ? before : null;
  };

  const removeFile = async (id: number | null) => {
    if (id !== null) await app.files.remove(id);
  };

  return {
    /** @throws AppError 404 if the vendor is gone */
    async read(vendorId: number): Promise<StoredIdentity> {
      const row = await identities.find(vendorId);
      if (!row) throw notFound();
      return row;
    },

    /**
     * Requests a name, number and certificate. Unchanged values need no review.
     * @throws AppError 422 on `cr_certificate` for a new number without its certificate, or for an invalid file
     */
    async ask(owner: VendorActor, form: IdentityForm): Promise<void> {
      const { company_name_arabic: company_name_ar, cr_certificate, ...rest } = form;
      const files: { cr_certificate?: UploadedFile } = { cr_certificate };
      const left = await vendorFiles.store(owner.actor.id, files, [], (stored) =>
        database.transaction(async () => {
          const row = await lock(owner.vendorId);
          const wanted = { ...rest, company_name_ar };
          const fileId = stored.cr_certificate?.id ?? null;
          await record(owner.actor, 'vendor.identity_asked', row, fileId ? { ...wanted, cr_file_id: fileId } : wanted);
          return request(row, wanted, fileId);
        }),
      );
      await removeFile(left);
    },

    /** Adds a name change to a pending request. Call in the transaction that records it. */
    async askForName(vendorId: number, name: string): Promise<void> {
      const row = await lock(vendorId);
      const present = openRequest(row) ?? row;
      if (name !== present.company_name) await request(row, { ...only(present), company_name: name }, null);
    },

    /**
     * Replaces the vendor's logo.
     * @throws AppError 413 or 422 on `logo`
     */
    async setLogo(owner: VendorActor, logo: UploadedFile): Promise<void> {
      await vendorFiles.store(owner.actor.id, { logo }, [], (stored) =>
        database.transaction(async () => {
          const row = await lock(owner.vendorId);
          const fileId = stored.logo?.id;
          if (fileId === undefined) return;
          await identities.setLogo(owner.vendorId, fileId);
          await auditLog.record(owner.actor, {
            action: 'vendor.logo',
            entity: 'vendor',
            entityId: row.vendor_id,
            label: row.company_name,
            before: { logo_file_id: row.logo_file_id },
            after: { logo_file_id: fileId },
          });
        }),
      );
    },

    /**
     * Accepts or declines a request.
     * @throws AppError 404 if it was decided, withdrawn or replaced
     */
    async decide(admin: SessionUser, requestId: number, { decision, reason }: IdentityDecision): Promise<void> {
      const vendorId = await identities.vendorOf(requestId);
      if (vendorId === null) throw notFound();
      const left = await database.transaction(async () => {
        const [vendor] = await vendors.lock([vendorId]);
        const row = await lock(vendorId);
        const requested = openRequest(row);
        if (!vendor || requested?.id !== requestId) throw notFound();
        await notifications.notifyVendor(vendorId, decision === 'accept' ? 'identity_accepted' : 'identity_declined', {
          name: requested.company_name,
          name_arabic: requested.company_name_ar,
          reason,
        });
        if (decision === 'decline') {
          await identities.decline(requestId, reason);
          await record(admin, 'vendor.identity_declined', row, { ...only(requested), reason });
          return null;
        }
        await identities.remove(vendorId);
        const cr_file_id = requested.cr_file_id ?? vendor.cr_file_id;
        await decisions.save(admin, 'vendor.identity_accepted', vendor, { ...vendor, ...only(requested), cr_file_id });
        return cr_file_id === vendor.cr_file_id ? null : vendor.cr_file_id;
      });
      await removeFile(left);
    },

    /**
     * Certificate attached to a request.
     * @throws AppError 404 if none
     */
    async certificate(requestId: number) {
      const vendorId = await identities.vendorOf(requestId);
      const row = vendorId === null ? null : await identities.find(vendorId);
      const fileId = row?.requested?.cr_file_id ?? null;
      if (fileId === null) throw notFound();
      return app.files.readPrivate(fileId);
    },
  };
};
