import { sql } from '../../../../sql/sql.ts';
import { addressedTo, anyOf, belongsTo, EMPTY, erasedEmail, partOf, type PersonalTable } from './personal-table.ts';

const ofUser = belongsTo('user_id');
const ownedStore = partOf(
  'vendor_id',
  'vendors',
  (person) => sql`${sql.identifier('id')} IN (
  SELECT vendor_id FROM members WHERE user_id = ANY(${person.ids}::bigint[]) AND preset = 'owner')`,
);

/** Accounts, sign-in and memberships. */
export const accountData: Readonly<Record<string, PersonalTable>> = {
  users: {
    of: belongsTo('id'),
    exported:
      'id kind email firstname lastname phone_number company_name company_address vat_number lang created_at updated_at deleted_at blocked_at block_reason email_proven_at is_customer factors_weakened_at',
    withheld: 'password_hash search_name search_email search_phone claimed_by erased_at',
    erasure: ({ id }) => ({
      email: sql`${erasedEmail(id)}`,
      // Matches no password.
      password_hash: sql`'!'`,
      firstname: sql`'Erased'`,
      lastname: sql`${`Customer ${id}`}`,
      ...{ phone_number: EMPTY, company_name: EMPTY, company_address: EMPTY, vat_number: EMPTY, block_reason: EMPTY },
      email_proven_at: sql`NULL`,
      deleted_at: sql`coalesce(deleted_at, now())`,
      erased_at: sql`now()`,
    }),
  },
  sessions: {
    of: ofUser,
    exported: 'acting vendor_id remember factor user_agent network created_at last_seen_at expires_at stepped_up_at',
    withheld: 'id token_hash user_id',
    erasure: 'deleted',
  },
  account_uses: { of: ofUser, exported: 'last_on', withheld: 'user_id', erasure: 'deleted' },
  factors: {
    of: ofUser,
    exported: 'kind name backed_up rp_id created_at confirmed_at last_used_at',
    withheld: 'id user_id secret last_step credential_id public_key counter transports',
    erasure: 'deleted',
  },
  recovery_codes: { of: ofUser, exported: 'used_at', withheld: 'user_id code_hash', erasure: 'deleted' },
  factor_challenges: {
    of: ofUser,
    exported: 'purpose acting vendor_id remember created_at expires_at used_at',
    withheld: 'id user_id challenge password_digest tries factor_id step',
    erasure: 'deleted',
  },
  factor_resets: {
    of: ofUser,
    exported: 'requested_at effective_at cancelled_at done_at',
    withheld: 'id user_id requested_by',
    erasure: 'deleted',
  },
  // History of the store, without texts.
  owner_changes: {
    of: ofUser,
    exported: 'vendor_id requested_at effective_at stopped_at done_at',
    withheld: 'id user_id requested_by stopped_by',
    erasure: 'kept',
  },
  password_resets: {
    of: ofUser,
    exported: 'created_at expires_at used_at',
    withheld: 'token_hash user_id',
    erasure: 'deleted',
  },
  sign_in_places: {
    of: ofUser,
    exported: 'last_used_at',
    withheld: 'place_hash user_id',
    erasure: 'deleted',
  },
  guest_tokens: {
    of: ofUser,
    exported: 'kind created_at last_used_on expires_at',
    withheld: 'token_hash user_id',
    erasure: 'deleted',
  },
  email_codes: {
    of: anyOf(ofUser, addressedTo('email')),
    exported: 'purpose email order_no created_at used_at',
    withheld: 'id user_id code_hash tries',
    // A cash order of a guest rests on its code, which the audit looks for.
    erasure: ({ id }) => ({ email: sql`${erasedEmail(id)}`, code_hash: EMPTY }),
  },
  members: {
    of: ofUser,
    exported: 'vendor_id preset role_id created_at updated_at last_used_at muted',
    withheld: 'id user_id',
    erasure: 'kept',
  },
  invitations: {
    of: addressedTo('email'),
    exported: 'vendor_id preset email firstname lastname lang created_at expires_at accepted_at withdrawn_at',
    withheld: 'id role_id token_hash invited_by',
    erasure: 'deleted',
  },
  // The store of an owner is a business: its facts stay with its invoices and payouts.
  vendor_bank_accounts: {
    of: ownedStore,
    exported: 'id vendor_id iban holder bank state created_at decided_at held_until',
    withheld: 'remarks decided_by',
    erasure: 'kept',
  },
  files: {
    of: anyOf(
      belongsTo('owner_user_id'),
      (person) => sql`id IN (SELECT f.file_id FROM return_files f JOIN return_lines l ON l.id = f.return_line_id
        JOIN returns r ON r.id = l.return_id JOIN vendor_orders part ON part.id = r.vendor_order_id
        WHERE part.user_id = ANY(${person.ids}::bigint[]))`,
    ),
    exported: 'id visibility original_name mime bytes created_at expires_at',
    withheld: 'storage_key owner_user_id',
    erasure: () => ({ original_name: sql`'file'` }),
  },
  product_imports: {
    of: ofUser,
    exported: 'id vendor_id file_name state rows created updated unchanged failed created_at finished_at',
    withheld: 'user_id content columns_unknown done_rows inactive claimed_by claimed_until attempts',
    erasure: () => ({ file_name: sql`'file'` }),
  },
  audit_log: {
    of: anyOf(
      belongsTo('actor_user_id'),
      ({ ids }) => sql`(entity IN ('customer', 'account', 'member') AND entity_id = ANY(${ids}::bigint[]::text[]))`,
    ),
    exported: 'created_at action entity entity_id',
    withheld: 'id actor_user_id vendor_id actor_role before after label search_text',
    // Append-only: redact_person() writes over label, before and after.
    erasure: 'kept',
  },
};
