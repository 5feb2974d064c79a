import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';

/** Name and registration under which a vendor trades. */
export interface Identity {
  company_name: string;
  company_name_ar: string;
  cr_number: string;
}

export interface StoredIdentity extends Identity {
  vendor_id: number;
  logo_file_id: number | null;
  logo_key: string | null;
  /** Name of the certificate file. */
  cr_certificate: string | null;
  requested: IdentityRequest | null;
}

/** Requested name and registration. `cr_file_id`: a new certificate, null to keep the current one. */
export interface IdentityRequest extends Identity {
  id: number;
  cr_file_id: number | null;
  cr_certificate: string | null;
  asked_at: string;
  declined_at: string | null;
  decline_reason: string;
}

/** A vendor's request as one JSON value, null if none. `v` is a row of vendors. */
export const requestOf = sql`(
  SELECT jsonb_build_object('id', r.id, 'company_name', r.company_name, 'company_name_ar', r.company_name_ar,
    'cr_number', r.cr_number, 'cr_file_id', r.cr_file_id, 'cr_certificate', f.original_name,
    'asked_at', to_json(r.asked_at), 'declined_at', to_json(r.declined_at), 'decline_reason', r.decline_reason)
  FROM vendor_identity_requests r LEFT JOIN files f ON f.id = r.cr_file_id WHERE r.vendor_id = v.id)`;

/** True if a vendor's request awaits a decision. `v` is a row of vendors. */
export const asksForIdentity = sql`EXISTS (
  SELECT 1 FROM vendor_identity_requests r WHERE r.vendor_id = v.id AND r.declined_at IS NULL)`;

/** Vendor names and pending name changes. */
export const createIdentityRepository = (database: Database) => {
  const columns = sql`v.id AS vendor_id, v.company_name, v.company_name_ar, v.cr_number, v.logo_file_id,
    logo.storage_key AS logo_key, certificate.original_name AS cr_certificate, ${requestOf} AS requested`;
  const source = sql`vendors v LEFT JOIN files logo ON logo.id = v.logo_file_id
    LEFT JOIN files certificate ON certificate.id = v.cr_file_id`;

  return {
    find: (vendorId: number) =>
      database.first<StoredIdentity>(
        sql`SELECT ${columns} FROM ${source} WHERE v.id = ${vendorId} AND v.deleted_at IS NULL`,
      ),

    /** The same, locked until the transaction ends. */
    lock: (vendorId: number) =>
      database.first<StoredIdentity>(
        sql`SELECT ${columns} FROM ${source} WHERE v.id = ${vendorId} AND v.deleted_at IS NULL FOR NO KEY UPDATE OF v`,
      ),

    async vendorOf(requestId: number): Promise<number | null> {
      const row = await database.first<{ vendor_id: number }>(
        sql`SELECT vendor_id FROM vendor_identity_requests WHERE id = ${requestId} AND declined_at IS NULL`,
      );
      return row?.vendor_id ?? null;
    },

    /**
     * Replaces the previous request under a new id, so that an admin cannot decide about a version they have not read.
     */
    async ask(vendorId: number, identity: Identity, certificateId: number | null): Promise<void> {
      await database.query(sql`DELETE FROM vendor_identity_requests WHERE vendor_id = ${vendorId}`);
      await database.query(sql`
        INSERT INTO vendor_identity_requests (vendor_id, company_name, company_name_ar, cr_number, cr_file_id)
        VALUES (${vendorId}, ${identity.company_name}, ${identity.company_name_ar}, ${identity.cr_number}, ${certificateId})`);
    },

    remove: (vendorId: number) =>
      database.query(sql`DELETE FROM vendor_identity_requests WHERE vendor_id = ${vendorId}`),

    decline: (requestId: number, reason: string) =>
      database.query(sql`
        UPDATE vendor_identity_requests SET declined_at = now(), decline_reason = ${reason} WHERE id = ${requestId}`),

    setLogo: (vendorId: number, fileId: number) =>
      database.query(sql`UPDATE vendors SET logo_file_id = ${fileId}, updated_at = now() WHERE id = ${vendorId}`),
  };
};
