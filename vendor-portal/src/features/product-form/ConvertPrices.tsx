import type { PriceRates } from '@balsam/shared-api';
import { Button, formatNumber, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetPriceRatesQuery } from './product-form-api.ts';

interface ConvertPricesProps {
  /** A price in SAR has been entered. */
  isReady: boolean;
  onConvert: (rates: PriceRates) => void;
}

/** Fills the prices in the other currencies from SAR, by the platform's rates. Missing while these are unknown. */
export function ConvertPrices({ isReady, onConvert }: ConvertPricesProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { data: rates } = useGetPriceRatesQuery();
  if (!rates) return null;
  const bhd = formatNumber(rates.sar_per_bhd, lang);
  const usd = formatNumber(rates.sar_per_usd, lang);
  return (
    <p className="cluster">
      <Button variant="outline" size="sm" disabled={!isReady} onClick={() => onConvert(rates)}>
        {t('productForm.convert')}
      </Button>
      <span className="form-text">{t('productForm.convertHint', { bhd, usd })}</span>
    </p>
  );
}
