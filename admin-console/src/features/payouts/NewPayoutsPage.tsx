import { CURRENCIES, type PayoutPreview } from '@balsam/shared-api';
import { Button, formatMoney, QueryState, useLang, useSend } from '@balsam/shared-ui';
import { ConsolePage, CurrencyToggle, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { usePreviewPayoutsQuery, useRunPayoutsMutation } from './payouts-api.ts';
import { Payees } from './Payees.tsx';
import { Skipped } from './Skipped.tsx';

const CHOICES = CURRENCIES.map((currency) => ({ currency }));

/** Previews a payout run, with skipped vendors, and starts exactly that run. */
export function NewPayoutsPage() {
  const { t } = useTranslation('admin-console');
  const { values } = useListParams({ currency: CURRENCIES });
  const currency = CURRENCIES.find((asked) => asked === values.currency) ?? CURRENCIES[0];
  // Balances may have changed since a cached preview.
  const query = usePreviewPayoutsQuery(currency, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Link to={href('payouts')}>{t('payouts.title')}</Link>
      <ConsolePage title={t('payouts.new')} actions={<CurrencyToggle currency={currency} currencies={CHOICES} />}>
        <QueryState query={query}>
          {(preview) => <Preview key={currency} preview={preview} onRefused={() => void query.refetch()} />}
        </QueryState>
      </ConsolePage>
    </>
  );
}

interface PreviewProps {
  preview: PayoutPreview;
  /** Called if the total has changed since the preview. */
  onRefused: () => void;
}

function Preview({ preview, onRefused }: PreviewProps) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const navigate = useNavigate();
  const [run] = useRunPayoutsMutation();
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({ failed: t('payouts.failed') });
  const { currency, total, payouts } = preview;
  const order = async () => {
    setIsBusy(true);
    const response = await send(() => run({ currency, seen_total: total }).unwrap());
    if (response) return navigate(href('payoutRun', { number: response.data.run_no }));
    setIsBusy(false);
    onRefused();
  };
  return (
    <div className="stack stack-wide">
      <Payees preview={preview} />
      {payouts.length > 0 && (
        <div className="cluster cluster-end">
          <Button disabled={isBusy} onClick={() => void order()}>
            {t('payouts.order', { amount: formatMoney(total, currency, lang) })}
          </Button>
        </div>
      )}
      <Skipped preview={preview} />
    </div>
  );
}
