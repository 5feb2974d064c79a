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
import { useTranslation } from 'react-i18next';
import { lineNameOf } from '../../entities/catalog/name-of.ts';
import { LineOutcome } from '../../entities/quick-order/LineOutcome.tsx';
import { StockNote } from '../../entities/catalog/StockNote.tsx';
import { LineItem } from '../../entities/line-item/LineItem.tsx';
import { VendorUnavailable } from '../../entities/vendor/VendorUnavailable.tsx';
import { SoldBy } from '../../entities/vendor/SoldBy.tsx';
import type { OrderLine } from './use-quick-order.ts';

interface QuickOrderTableProps {
  lines: readonly OrderLine[];
  onChange: (sku: string, changes: Partial<OrderLine>) => void;
}

/** Product, quantity and result of each line. */
export function QuickOrderTable({ lines, onChange }: QuickOrderTableProps) {
  const { t } = useTranslation('storefront');
  const columns = useMemo<DataTableColumn<OrderLine>[]>(
    () => [
      { id: 'sku', header: t('product.sku'), primary: true, cell: ({ sku }) => <Bdi>{sku}</Bdi> },
      {
        id: 'product',
        header: t('quickOrder.product'),
        cell: (line) => <Match line={line} onChoose={(chosen) => onChange(line.sku, { chosen })} />,
      },
      {
        id: 'price',
        header: t('quickOrder.price'),
        align: 'end',
        cell: ({ matches, chosen }) => {
          const match = matches[chosen];
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

/** The product of a line, or a choice if several have the SKU. */
function Match({
  line: { sku, matches, chosen, outcome },
  onChoose,
}: {
  line: OrderLine;
  onChoose: (at: number) => void;
}) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const match = matches[chosen];
  if (!match) return t('quickOrder.unknown');
  const nameOfMatch = (each: SkuMatch) => `${lineNameOf(each, lang)} · ${each.product.vendor.company_name}`;
  return (
    <div className="cell-stack">
      <LineItem product={match.product} variant={matches.length > 1 ? null : match.variant} />
      {matches.length > 1 ? (
        <select
          className="form-select"
          aria-label={t('quickOrder.choose', { sku })}
          value={chosen}
          disabled={outcome !== null}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {matches.map((each, index) => (
            <option key={`${each.product.id}-${each.variant?.id}`} value={index}>
              {nameOfMatch(each)}
            </option>
          ))}
        </select>
      ) : (
        <SoldBy className="form-text m-0" vendor={match.product.vendor} />
      )}
    </div>
  );
}

/** Availability of a line or, after ordering, its result. */
function LineState({ line: { matches, chosen, outcome } }: { line: OrderLine }) {
  const { t } = useTranslation('storefront');
  const match = matches[chosen];
  if (outcome) return <LineOutcome outcome={outcome} />;
  if (!match) {
    return (
      <span className="text-danger-emphasis">
        <Icon icon={xCircleIcon} /> {t('quickOrder.notFound')}
      </span>
    );
  }
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
