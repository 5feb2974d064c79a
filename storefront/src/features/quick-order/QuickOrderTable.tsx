import type { SkuMatch } from '@balsam/shared-api';
import {
  Bdi,
  DataTable,
  Icon,
  Money,
  QuantityStepper,
  useLang,
  type DataTableColumn,
  xCircleIcon,
} from '@balsam/shared-ui';
import { useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { lineNameOf } from '../../entities/catalog/name-of.ts';
import { LineOutcome } from '../../entities/quick-order/LineOutcome.tsx';
import { StockNote } from '../../entities/catalog/StockNote.tsx';
import { LineItem } from '../../entities/line-item/LineItem.tsx';
import { VendorUnavailable } from '../../entities/vendor/VendorUnavailable.tsx';
import { SoldBy } from '../../entities/vendor/SoldBy.tsx';
import { chosenOf, type OrderLine } from './use-quick-order.ts';

interface QuickOrderTableProps {
  lines: readonly OrderLine[];
  onChange: (sku: string, changes: Partial<OrderLine>) => void;
}

/** Product, quantity and result of each line. */
export function QuickOrderTable({ lines, onChange }: QuickOrderTableProps) {
  const { t } = useTranslation('storefront');
  const columns = useMemo<DataTableColumn<OrderLine>[]>(
    () => [
      { id: 'sku', header: t('quickOrder.code'), primary: true, cell: ({ sku }) => <Bdi>{sku}</Bdi> },
      {
        id: 'product',
        header: t('quickOrder.product'),
        cell: (line) => <Match line={line} onChoose={(chosen) => onChange(line.sku, { chosen })} />,
      },
      {
        id: 'price',
        header: t('quickOrder.price'),
        align: 'end',
        cell: (line) => {
          const match = chosenOf(line);
          return match ? <Money amount={match.price} currency={match.product.currency} /> : '–';
        },
      },
      {
        id: 'quantity',
        header: t('product.quantity'),
        cell: ({ sku, quantity, matches, outcome }) => (
          <QuantityStepper
            label={t('quickOrder.quantityOf', { sku })}
            value={quantity}
            onChange={(next) => onChange(sku, { quantity: next })}
            min={1}
            max={9999}
            disabled={matches.length === 0 || outcome !== null}
          />
        ),
      },
      { id: 'state', header: t('quickOrder.state'), cell: (line) => <LineState line={line} /> },
    ],
    [t, onChange],
  );
  return <DataTable caption={t('quickOrder.caption')} columns={columns} rows={lines} rowKey={({ sku }) => sku} />;
}

/** The product of a line, or a choice if several have the SKU or barcode. */
function Match({ line, onChoose }: { line: OrderLine; onChoose: (at: number) => void }) {
  const { sku, matches, chosen, outcome } = line;
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const [first] = matches;
  if (!first) return t('quickOrder.unknown');
  const isOneProduct = matches.every(({ product }) => product.id === first.product.id);
  const match = chosenOf(line) ?? (isOneProduct ? first : undefined);
  const nameOfMatch = (each: SkuMatch) => `${lineNameOf(each, lang)} · ${each.product.vendor.company_name}`;
  return (
    <div className="cell-stack">
      {match && <LineItem product={match.product} variant={matches.length > 1 ? null : match.variant} />}
      {matches.length > 1 ? (
        <select
          className="form-select"
          aria-label={t('quickOrder.choose', { sku })}
          value={chosen ?? ''}
          disabled={outcome !== null}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          <option value="" disabled>
            {t('quickOrder.chooseOne')}
          </option>
          {matches.map((each, index) => (
            <option key={`${each.product.id}-${each.variant?.id}`} value={index}>
              {nameOfMatch(each)}
            </option>
          ))}
        </select>
      ) : (
        <SoldBy className="form-text m-0" vendor={first.product.vendor} />
      )}
    </div>
  );
}

/** Availability of a line or, after ordering, its result. */
function LineState({ line }: { line: OrderLine }) {
  const { sku, matches, is_misread: isMisread, outcome } = line;
  const { t } = useTranslation('storefront');
  const match = chosenOf(line);
  if (outcome) return <LineOutcome outcome={outcome} />;
  if (matches.length === 0) {
    return (
      <span className="text-danger-emphasis">
        <Icon icon={xCircleIcon} />{' '}
        <Trans
          t={t}
          i18nKey={isMisread ? 'quickOrder.misread' : 'quickOrder.notFound'}
          values={{ code: sku }}
          components={{ code: <Bdi className="sf-quick-order-code" /> }}
        />
      </span>
    );
  }
  if (!match) return t('quickOrder.several', { count: matches.length });
  const vendor = match.product.vendor.company_name;
  return (
    <>
      {match.delivers && match.payment_methods.length > 0 && (
        <StockNote stock={match.stock} holiday={match.product.holiday} always />
      )}
      <VendorUnavailable {...match} vendor={vendor} />
    </>
  );
}
