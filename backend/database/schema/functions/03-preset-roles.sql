-- Generated from src/facts/permissions.ts by `npm run wire`: the permissions of a preset role.

CREATE OR REPLACE FUNCTION preset_permissions(is_platform boolean, key text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (CASE CASE WHEN is_platform THEN 'platform/' ELSE 'vendor/' END || key
  WHEN 'vendor/owner' THEN '{catalogue.read,catalogue.write,orders.read,orders.write,returns.write,messages.write,reviews.write,reports.read,money.read,money.manage,settings.write,team.manage}'
  WHEN 'vendor/manager' THEN '{catalogue.read,catalogue.write,orders.read,orders.write,returns.write,messages.write,reviews.write,reports.read,money.read,settings.write}'
  WHEN 'vendor/catalogue' THEN '{catalogue.read,catalogue.write,reviews.write}'
  WHEN 'vendor/orders' THEN '{catalogue.read,orders.read,orders.write,returns.write,messages.write}'
  WHEN 'vendor/finance' THEN '{orders.read,reports.read,money.read}'
  WHEN 'vendor/reader' THEN '{catalogue.read,orders.read,reports.read,money.read}'
  WHEN 'platform/owner' THEN '{vendors.read,vendors.write,catalogue.read,catalogue.write,orders.read,returns.write,messages.read,customers.read,customers.write,money.read,money.manage,marketing.write,content.write,settings.write,areas.read,audit.read,team.manage,privacy.manage}'
  WHEN 'platform/operations' THEN '{vendors.read,vendors.write,catalogue.read,catalogue.write,orders.read,returns.write,messages.read,customers.read,marketing.write,areas.read}'
  WHEN 'platform/catalogue' THEN '{vendors.read,catalogue.read,catalogue.write,marketing.write}'
  WHEN 'platform/finance' THEN '{vendors.read,orders.read,money.read,money.manage}'
  WHEN 'platform/support' THEN '{orders.read,returns.write,messages.read,customers.read,customers.write}'
  WHEN 'platform/content' THEN '{marketing.write,content.write}'
  WHEN 'platform/reader' THEN '{vendors.read,catalogue.read,orders.read,customers.read,money.read,areas.read}'
END)::text[];
