import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../format/Bdi.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { formatNumber } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import { useLang } from '../../format/use-lang.ts';
import { useLocalized } from '../../format/use-localized.ts';
import { ReturnStateBadge } from './ReturnStateBadge.tsx';
import type { ReturnLineView, ReturnView } from './return-view.ts';

interface ReturnSectionsProps {
  shown: ReturnView;
  /** Link to the order. */
  order: ReactNode;
  /** Renders a picture by its id, with the console's permissions. */
  renderPicture: (id: number, alt: string) => ReactNode;
  /** Actions, below the details. */
  children?: ReactNode;
}

/** Details of a return for the person who decides: items, reasons and history. */
export function ReturnSections({ shown, order, renderPicture, children }: ReturnSectionsProps) {
  const { t } = useTranslation('kit');
  return (
    <>
      <Facts shown={shown} order={order} />
      <section className="panel">
        <h2 className="panel-title">{t('returns.goods')}</h2>
        <ul className="list-unstyled stack">
          {shown.lines.map((line) => (
            <Line key={line.id} line={line} currency={shown.currency} renderPicture={renderPicture} />
          ))}
        </ul>
      </section>
      {children}
      <section className="panel">
        <h2 className="panel-title">{t('returns.history')}</h2>
        <ol className="timeline">
          {shown.history.map(({ state, note, created_at }) => (
            <li key={created_at}>
              {t(`returns.states.${state}`)} · <DateTime value={created_at} />
              {note && <div dir="auto">{note}</div>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Facts({ shown, order }: Pick<ReturnSectionsProps, 'shown' | 'order'>) {
  const { t } = useTranslation('kit');
  const { state, currency, refund_total, goodwill, refund_to, refunds, due_at, decline_reason } = shown;
  const { customer, vendor, overrule_reason } = shown;
  return (
    <section className="panel">
      <h2 className="panel-title" tabIndex={-1}>
        <ReturnStateBadge {...shown} />
      </h2>
      <dl className="facts">
        <dt>{t('returns.order')}</dt>
        <dd>{order}</dd>
        <dt>{t('returns.customer')}</dt>
        <dd>
          <bdi>{customer.name}</bdi>
        </dd>
        <dt>{t('returns.vendor')}</dt>
        <dd>
          <bdi>{vendor.company_name}</bdi>
        </dd>
        {due_at && (
          <>
            <dt>{t('returns.due')}</dt>
            <dd>
              <DateTime value={due_at} dayOnly />
            </dd>
          </>
        )}
        {state === 'inspected' && (
          <>
            <dt>{t('returns.refund')}</dt>
            <dd>
              <Money amount={refund_total} currency={currency} />
            </dd>
          </>
        )}
        {goodwill > 0 && (
          <>
            <dt>{t('returns.goodwill')}</dt>
            <dd>
              <Money amount={goodwill} currency={currency} />
            </dd>
          </>
        )}
        {refunds.length === 0 && (
          <>
            <dt>{t('returns.refundTo')}</dt>
            <dd>{t(`returns.refundWays.${refund_to}`)}</dd>
          </>
        )}
        {refunds.map(({ id, amount, method, state: outcome, needs_account, paid_on }) => (
          <Fragment key={id}>
            <dt>{t(needs_account ? 'returns.refundStates.waits' : `returns.refundStates.${outcome}`)}</dt>
            <dd>
              <Money amount={amount} currency={currency} /> · {t(`returns.refundWays.${method}`)}{' '}
              {paid_on && <DateTime value={paid_on} dayOnly />}
            </dd>
          </Fragment>
        ))}
        {decline_reason && (
          <>
            <dt>{t('returns.declined')}</dt>
            <dd dir="auto">{decline_reason}</dd>
          </>
        )}
        {overrule_reason && (
          <>
            <dt>{t('returns.overruled')}</dt>
            <dd dir="auto">{overrule_reason}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

interface LineProps extends Pick<ReturnSectionsProps, 'renderPicture'> {
  line: ReturnLineView;
  currency: ReturnView['currency'];
}

function Line({ line, currency, renderPicture }: LineProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const localized = useLocalized();
  const { product, quantity, reason, opened, note, restock, write_off, refused, refused_reason, refund, pictures } =
    line;
  const name = localized(product.name, product.name_arabic);
  const found = {
    restock: formatNumber(restock, lang),
    writeOff: formatNumber(write_off, lang),
    refused: formatNumber(refused, lang),
  };
  return (
    <li>
      <strong>
        {name} {localized(product.variant, product.variant_arabic)}{' '}
        {quantity > 0 && `× ${formatNumber(quantity, lang)}`}
      </strong>{' '}
      <Bdi>{product.sku}</Bdi>
      <p className="mb-1">
        {reason === null ? t('returns.shippingOnly') : t(`returns.reasons.${reason}`)}
        {opened && ` · ${t('returns.opened')}`}
      </p>
      {note && <p dir="auto">{note}</p>}
      {restock + write_off + refused > 0 && (
        <p>
          {t('returns.found', found)} <Money amount={refund} currency={currency} />
        </p>
      )}
      {refused_reason && (
        <p>
          {t('returns.refusedFor')} <bdi>{refused_reason}</bdi>
        </p>
      )}
      <div className="cluster">{pictures.map((id) => renderPicture(id, t('returns.pictureOf', { name })))}</div>
    </li>
  );
}
