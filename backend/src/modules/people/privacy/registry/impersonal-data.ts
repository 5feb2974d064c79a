/**
 * Tables without rows about people, with all of their columns; a column that says something about a person belongs into
 * `personal-data.ts`. Columns such as `created_by` and `actor_user_id` only hold the number of an account. Facts of a store
 * are facts of a business, kept with its books; testimonials are published with consent and edited by hand on request.
 * Counters and idempotency keys hold hashes, which expire within days.
 */
export const IMPERSONAL_DATA: Readonly<Record<string, string>> = {
  announced: 'xid change',
  area_beacons: 'id area version phase code created_at page',
  area_outcomes: 'area version outcome reporter reported_at',
  attempts: 'key count ends_at',
  attribute_options: 'id attribute_id position value value_ar flag min max',
  attributes: 'id code kind name name_ar help help_ar unit unit_ar decimals min max created_at updated_at',
  categories:
    'id slug name name_ar description description_ar image_file_id status position created_at updated_at deleted_at vat_class return_class return_days size_guide size_guide_ar min_shelf_life_days lots_due_at authorisation_required audience cold_chain quantity_limit limit_days min_age',
  category_attributes: 'category_id attribute_id position required_from filterable comparable',
  category_gates: 'category_id licence_type',
  cities: 'id state_id name name_ar listed updated_at',
  commission_rates: 'id category_id vendor_id rate_bp from_day created_by created_at ended_at',
  countries: 'id iso2 name name_ar position listed updated_at',
  dashboard_figures: 'currency period figures read_at',
  fx_rates: 'day from_currency to_currency ppm created_at',
  idempotency_keys: 'key_hash request_hash status answer created_at claimed_by sender',
  invoice_lines:
    'invoice_id order_item_id quantity sub_total discount_vendor discount_platform vat_goods shipping vat_shipping',
  invoice_series: 'issuer last last_issued_at',
  job_leases: 'name locked_until',
  ledger_entries:
    'id key kind currency vendor_id vendor_order_id reverses_id reason actor_user_id occurred_on created_at payout_id return_id payment_operation_id',
  ledger_lines: 'entry_id no currency account vendor_id order_item_id component amount',
  licence_reminders: 'licence_id days sent_at',
  licence_scopes: 'licence_id category_id',
  licence_types: 'code country_id name name_ar issuer issuer_ar scoped position',
  licences:
    'id vendor_id type number activity issued_on expires_on file_id state submitted_at decided_by decided_at reason',
  lives: 'id seen_at read_until',
  lot_moves: 'id lot_id delta reason receipt_id order_item_lot_id note actor_user_id created_at',
  lot_receipts: 'id vendor_id reference source received_on actor_user_id created_at',
  lots: 'id product_id variant_id lot_no lot_key expires_on made_on gtin received_on remainder on_hand sell_until quarantined_at quarantine_reason stop created_at updated_at',
  mark_downs: 'id product_id lot_id discount_before discount actor_user_id created_at ended_at',
  order_item_lots: 'id order_item_id lot_id quantity expires_on sell_until taken_on given_back_at replaces_id',
  pages: 'key body body_ar published_body published_body_ar published_at updated_at',
  payment_events: 'id provider event_key ref state attempts run_at locked_until error received_at',
  payment_findings: 'id payment_id operation_id kind detail found_at settled_at',
  payment_operations:
    'id payment_id kind vendor_order_id refund_id amount state ref error attempts run_at locked_until created_at done_at batch_id',
  payout_entries: 'payout_id entry_id released_at',
  payout_runs: 'id run_no currency created_by created_at',
  payouts:
    'id payout_no run_id vendor_id currency amount bank_account_id state bank_reference paid_on reason created_at updated_at',
  prepared_answers: 'id vendor_id title text text_ar updated_at',
  posts:
    'id slug title title_ar summary summary_ar body body_ar drawing image_file_id dated published created_at updated_at',
  product_attributes: 'id product_id attribute_id option_id number flag value value_ar',
  product_change_attributes: 'id product_id attribute_id option_id number flag value value_ar',
  product_change_images: 'id product_id variant_id file_id position',
  product_changes:
    'product_id id name name_ar description description_ar category_id pictures attributes requested_by requested_at declined_at decline_reason vat_class product_kind sfda_class nhra_class manufacturer manufacturer_arabic brand brand_arabic origin_country sterile single_use store_min_c store_max_c sfda_number sfda_holder sfda_expires_on nhra_number nhra_holder nhra_expires_on',
  product_images: 'id product_id variant_id file_id position',
  product_import_lines: 'import_id row sku outcome errors inactive pictures',
  product_tags: 'product_id tag_id',
  products:
    'id vendor_id category_id slug sku barcode name name_ar description description_ar price_sar price_bhd price_usd discount final_sar final_bhd final_usd stock has_variants status approval_status is_featured rating_avg total_reviews search_text created_at updated_at deleted_at approved_at search_stale in_stock standing search_doc stock_band vat_class return_class top_price_sar top_price_bhd top_price_usd top_final_sar top_final_bhd top_final_usd tracks_lots recalled expires_from marked_down product_kind sfda_class nhra_class manufacturer manufacturer_arabic brand brand_arabic origin_country sterile single_use store_min_c store_max_c sfda_number sfda_holder sfda_expires_on nhra_number nhra_holder nhra_expires_on authorised_until facets audience quantity_limit limit_days min_age',
  recall_lots: 'recall_id lot_id added_at lifted_at lift_reason',
  recall_products: 'recall_id product_id added_at lifted_at lift_reason',
  recalls:
    'id recall_no vendor_id severity authority authority_ref action title title_ar reason reason_ar instruction instruction_ar sold_from state created_by created_at updated_at opened_at opened_by cases_done_at closed_at closed_by conclusion conclusion_ar shortfall_reason report',
  refund_runs: 'id run_no currency total refund_count created_by created_at',
  related_products: 'product_id related_id position',
  replica_marks: 'life_id moment marked_at',
  retention_runs: 'id started_at finished_at counts',
  roles: 'id vendor_id name permissions created_at updated_at',
  schema_functions: 'id checksum',
  schema_migrations: 'id checksum applied_at',
  search_changes: 'version',
  search_misses: 'id query lang count last_at',
  search_synonyms: 'id term means lang created_at updated_at',
  search_terms: 'word df spelling',
  settings: 'key value updated_at',
  shipping_rates: 'zone_id currency flat_fee free_from cold_fee',
  shipping_zones: 'id vendor_id country_id handling_days_min handling_days_max cold updated_at',
  statement_entries: 'statement_id entry_id',
  statements:
    'id statement_no vendor_id company_name company_name_ar currency from_day to_day opening closing closed_at brand',
  states: 'id country_id name name_ar listed updated_at',
  stock_moves: 'id product_id variant_id delta reason vendor_order_id created_at return_id lot_id',
  tags: 'id slug name name_ar',
  testimonials: 'id words words_ar name name_ar place place_ar published created_at updated_at',
  variants:
    'id product_id type value value_ar sku barcode price_sar price_bhd price_usd stock position deleted_at color color_ar expires_from',
  vat_rates: 'country_iso2 vat_class rate_bp from_day created_at',
  vat_regimes: 'id vendor_id country_iso2 regime from_at vat_number legal_name legal_name_ar',
  vendor_accounts: 'vendor_id currency hold_reason',
  vendor_category_holds: 'id vendor_id category_id licence_type from_at ended_at announced',
  vendor_holidays: 'id vendor_id mode from_at to_at',
  vendor_identity_requests:
    'id vendor_id company_name company_name_ar cr_number cr_file_id asked_at declined_at decline_reason',
  vendors:
    'id company_name company_name_ar company_address company_phone_no cr_number country_id state_id city_id postal_code logo_file_id cr_file_id active rejection_remarks reviews_enabled reviews_verified_label reviews_verified_only ratings_enabled ratings_required cod_enabled cod_guests created_at updated_at deleted_at approved_at trusted carriers search_name vat_regime vat_number legal_name legal_name_ar vat_state vat_asked_at vat_decided_by vat_decided_at vat_remarks invoice_mode verified_vat_number verified_legal_name verified_legal_name_ar holiday_from holiday_to holiday_mode holiday_note holiday_note_ar first_answers first_answer_minutes holiday_stage',
};
