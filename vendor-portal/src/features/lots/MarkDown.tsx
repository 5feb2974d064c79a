import { Allowed, type Lot } from '@balsam/shared-api';
import { Badge, Button, formatPercent, useLang, useSendOnce } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useMarkDownMutation } from './lots-api.ts';

/** Running mark-down of a batch, or the suggested one with a button for those who may apply it; nothing if it will be sold in time. */
export function MarkDown({ lot }: { lot: Lot }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const percentOf = (percent: number) => formatPercent(percent / 100, lang);
  const { marked_down: running, mark_down: suggestion } = lot;
  if (running === null && suggestion === null) return null;
  return (
    <span className="cell-stack">
      {running !== null && (
        <span>
          <Badge variant="info">{t('lots.markDown.running', { percent: percentOf(running) })}</Badge>
        </span>
      )}
      {suggestion && (
        <>
          <span className="text-secondary">{t('lots.markDown.unsold', { count: suggestion.units })}</span>
          <Allowed permission="catalogue.write">
            <Apply lot={lot} suggestion={suggestion} percent={percentOf(suggestion.discount)} />
          </Allowed>
        </>
      )}
    </span>
  );
}

interface ApplyProps {
  lot: Lot;
  suggestion: NonNullable<Lot['mark_down']>;
  percent: string;
}

function Apply({ lot: { id, lot_no: number, product }, suggestion, percent }: ApplyProps) {
  const { t } = useTranslation('vendor-portal');
  const [markDown] = useMarkDownMutation();
  const { discount, discount_seen: seen } = suggestion;
  const { sendOnce, isBusy } = useSendOnce([id, seen], { failed: t('lots.failed') });
  return (
    <span>
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        aria-label={t('lots.markDown.applyTo', { percent, number })}
        onClick={() =>
          void sendOnce(() =>
            markDown({ slug: product.slug, body: { lot_id: id, discount, discount_seen: seen } }).unwrap(),
          )
        }
      >
        {t('lots.markDown.apply', { percent })}
      </Button>
    </span>
  );
}
