-- Vendors write their products: what the admin approved stays known while they change it.

-- approved_content: what the admin approved last, kept only while the vendor's product differs from it.
ALTER TABLE products ADD COLUMN approved_content jsonb;
ALTER TABLE products ADD COLUMN approved_at timestamptz;
UPDATE products SET approved_at = updated_at WHERE approval_status = 1;
CREATE INDEX products_changed ON products (id DESC) WHERE approved_content IS NOT NULL AND deleted_at IS NULL;

-- A vendor's list leaves deleted products out without looking at them.
DROP INDEX products_vendor;
CREATE INDEX products_vendor ON products (vendor_id, id DESC) WHERE deleted_at IS NULL;

-- Whether anything still shows a stored picture.
CREATE INDEX product_images_file ON product_images (file_id);
