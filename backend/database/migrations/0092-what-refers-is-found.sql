-- Whoever deletes a row asks every table that refers to it. These had no index that answers: a checkout that replaces its draft
-- read all lines of invoices for each line of the cart, and the removal of unused pictures all invoices for each picture.
CREATE INDEX invoice_lines_item ON invoice_lines (order_item_id);
CREATE INDEX pickups_part ON pickups (vendor_order_id);
CREATE INDEX payment_operations_part ON payment_operations (vendor_order_id) WHERE vendor_order_id IS NOT NULL;
CREATE INDEX invoices_own_file ON invoices (own_file_id) WHERE own_file_id IS NOT NULL;
CREATE INDEX categories_image ON categories (image_file_id) WHERE image_file_id IS NOT NULL;
CREATE INDEX posts_image ON posts (image_file_id) WHERE image_file_id IS NOT NULL;
CREATE INDEX vendors_certificate ON vendors (cr_file_id) WHERE cr_file_id IS NOT NULL;
CREATE INDEX vendors_logo ON vendors (logo_file_id) WHERE logo_file_id IS NOT NULL;
CREATE INDEX vendor_identity_requests_certificate ON vendor_identity_requests (cr_file_id) WHERE cr_file_id IS NOT NULL;
