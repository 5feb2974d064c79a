-- Types of licences. Categories of a new shop need none, until an admin says so.
INSERT INTO licence_types (code, country_id, name, name_ar, issuer, issuer_ar, scoped, position)
SELECT type.code, c.id, type.name, type.name_ar, type.issuer, type.issuer_ar, type.scoped, type.position
FROM (VALUES
  ('sfda_mdel', 'SA', 'Medical device establishment licence', 'ترخيص منشأة أجهزة ومستلزمات طبية',
    'Saudi Food and Drug Authority (SFDA)', 'الهيئة العامة للغذاء والدواء', true, 1),
  ('sfda_warehouse', 'SA', 'Medical warehouse licence', 'ترخيص مستودع طبي',
    'Saudi Food and Drug Authority (SFDA)', 'الهيئة العامة للغذاء والدواء', false, 2),
  ('moh_pharmacy', 'SA', 'Pharmacy licence', 'ترخيص صيدلية', 'Ministry of Health', 'وزارة الصحة', false, 3),
  ('nhra_import', 'BH', 'Medical device import licence', 'ترخيص استيراد أجهزة طبية',
    'National Health Regulatory Authority (NHRA)', 'الهيئة الوطنية لتنظيم المهن والخدمات الصحية', true, 1),
  ('nhra_pharmacy', 'BH', 'Pharmacy licence', 'ترخيص صيدلية',
    'National Health Regulatory Authority (NHRA)', 'الهيئة الوطنية لتنظيم المهن والخدمات الصحية', false, 2)
) AS type (code, iso2, name, name_ar, issuer, issuer_ar, scoped, position)
JOIN countries c ON c.iso2 = type.iso2;
