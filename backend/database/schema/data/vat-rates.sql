-- VAT of the two home countries in basis points, from a day in Riyadh on.
INSERT INTO vat_rates (country_iso2, vat_class, rate_bp, from_day) VALUES
  ('SA', 'standard', 500, '2018-01-01'), ('SA', 'standard', 1500, '2020-07-01'),
  ('SA', 'zero_medicine', 0, '2018-01-01'), ('SA', 'zero_device', 0, '2018-01-01'),
  ('BH', 'standard', 500, '2019-01-01'), ('BH', 'standard', 1000, '2022-01-01'),
  ('BH', 'zero_medicine', 0, '2019-01-01'), ('BH', 'zero_device', 0, '2019-01-01');
